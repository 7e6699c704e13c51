/** Keys of the table: one letter each, listed in the help. */

export interface Command {
  key: string;
  /** `keys-…` names it in the help. */
  id: string;
  run: () => void;
}

/** Whether a key belongs to something else: a field, a dialog, a browser's own shortcut. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target;
  return target instanceof Element && target.closest("input, textarea, select, dialog[open]") !== null;
}

export function handleKey(event: KeyboardEvent, commands: Command[]): void {
  if (isElsewhere(event)) return;
  const command = commands.find((command) => command.key === event.key || command.key === event.key.toLowerCase());
  if (!command) return;
  event.preventDefault();
  command.run();
}
