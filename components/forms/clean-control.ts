/** A field of a form as the browser knows it. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Writes the cleaned text into a control without moving the caret. Email inputs hide their caret: a key in the middle of
 * one waits until the control is left.
 *
 * @param previous The text before the change; null where the control is left.
 */
export function cleanControl(
  control: Control,
  clean: (typed: string) => string,
  previous: string | null,
): void {
  const typed = control.value;
  const cleaned = clean(typed);
  if (cleaned === typed) return;
  const caret = control.selectionStart;
  const isTypedInside = previous !== null && !typed.startsWith(previous) && isOneKey(previous, typed);
  if (caret === null && isTypedInside) return;
  control.value = cleaned;
  if (caret !== null && previous !== null) {
    const cleanedCaret = clean(typed.slice(0, caret)).length;
    control.setSelectionRange(cleanedCaret, cleanedCaret);
  }
}

/** Tells whether one character was put into a text; a paste may happen to be one longer than what it replaces. */
function isOneKey(before: string, after: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  return before.slice(start) === after.slice(start + 1);
}
