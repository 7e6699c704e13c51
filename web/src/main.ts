import { mount } from "svelte";
import App from "./App.svelte";
import { registerWorker } from "./lib/bell";
import { bestOf, speak } from "./lib/language.svelte";
import { settings } from "./lib/settings.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

addEventListener("load", () => void registerWorker());

/** Texts that do not come, or are of a language that is no longer there, leave the page in English. */
async function start(): Promise<void> {
  await speak(settings.language ?? bestOf(navigator.languages)).catch(() => undefined);
  mount(App, { target: document.getElementById("app")! });
}

void start();
