/** A field of the form as the browser knows it. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Puts the cleaned text into a control without moving the caret. E-mail inputs do not tell where it is: in these what is
 * typed in the middle waits until the control is left.
 *
 * @param previous The text before the last key; null where the control is left.
 * @returns Whether something was taken away or changed.
 */
export function cleanControl(
  control: Control,
  clean: (typed: string) => string,
  previous: string | null,
): boolean {
  const typed = control.value;
  const cleaned = clean(typed);
  if (cleaned === typed) return false;
  const caret = control.selectionStart;
  const isTypedInside =
    previous !== null && !typed.startsWith(previous) && typed.length === previous.length + 1;
  if (caret === null && isTypedInside) return false;
  control.value = cleaned;
  if (caret !== null && previous !== null) {
    const kept = clean(typed.slice(0, caret)).length;
    control.setSelectionRange(kept, kept);
  }
  return true;
}
