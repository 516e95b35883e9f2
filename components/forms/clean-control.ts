export type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Writes the cleaned text into a control without moving the caret.
 *
 * @param previous Null where the control is left.
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

/** Tells whether one character was inserted. The lengths alone would take a paste for a key. */
function isOneKey(before: string, after: string): boolean {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  return before.slice(start) === after.slice(start + 1);
}
