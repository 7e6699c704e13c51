/** What each sound is made of, and making it. */

export type Sound = "pick" | "decline" | "saved" | "conquer" | "coin" | "die" | "turn" | "chat" | "win";

interface Note {
  /** Seconds from the start, and how long it rings. */
  at: number;
  long: number;
  /** Pitch in hertz, sliding to `to`; noise has a pitch too, that of its filter. */
  pitch: number;
  to?: number;
  loud: number;
  wave: OscillatorType | "noise";
}

const NOTES: Record<Sound, Note[]> = {
  pick: [392, 494, 587].map((pitch, i) => ({ at: i * 0.07, long: 0.22, pitch, loud: 0.13, wave: "triangle" as const })),
  decline: [440, 370, 294].map((pitch, i) => ({ at: i * 0.16, long: 0.4, pitch, to: pitch * 0.94, loud: 0.13, wave: "sine" as const })),
  saved: [659, 784, 988, 1319].map((pitch, i) => ({ at: 0.8 + i * 0.06, long: 0.2, pitch, loud: 0.13, wave: "triangle" as const })),
  conquer: [
    { at: 0, long: 0.14, pitch: 150, to: 60, loud: 0.5, wave: "sine" },
    { at: 0, long: 0.05, pitch: 900, loud: 0.18, wave: "noise" },
  ],
  coin: [
    { at: 0, long: 0.09, pitch: 1660, loud: 0.12, wave: "triangle" },
    { at: 0.07, long: 0.22, pitch: 2210, loud: 0.12, wave: "triangle" },
  ],
  die: [0, 0.09, 0.17, 0.24, 0.36].map((at, i) => ({
    at,
    long: 0.035,
    pitch: 1900 - i * 220,
    loud: 0.3 - i * 0.03,
    wave: "noise" as const,
  })),
  turn: [
    { at: 0, long: 0.3, pitch: 523, loud: 0.14, wave: "sine" },
    { at: 0.13, long: 0.45, pitch: 784, loud: 0.14, wave: "sine" },
  ],
  chat: [{ at: 0, long: 0.1, pitch: 700, to: 940, loud: 0.1, wave: "sine" }],
  win: [523, 659, 784, 1047].map((pitch, i) => ({
    at: i * 0.13,
    long: i === 3 ? 0.7 : 0.25,
    pitch,
    loud: 0.15,
    wave: "triangle" as const,
  })),
};

let context: AudioContext | null = null;

function source(audio: AudioContext, note: Note, start: number): AudioNode {
  if (note.wave === "noise") {
    const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * note.long), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    const noise = audio.createBufferSource();
    noise.buffer = buffer;
    noise.start(start);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = note.pitch;
    return noise.connect(filter);
  }
  const tone = audio.createOscillator();
  tone.type = note.wave;
  tone.frequency.setValueAtTime(note.pitch, start);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.long);
  tone.start(start);
  tone.stop(start + note.long);
  return tone;
}

export function ring(sound: Sound): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const audio = context;
  // browsers keep sound back until somebody touched the page
  void audio.resume().catch(() => undefined);
  for (const note of NOTES[sound]) {
    const start = audio.currentTime + 0.01 + note.at;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(note.loud, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.001, start + note.long);
    source(audio, note, start).connect(volume).connect(audio.destination);
  }
}
