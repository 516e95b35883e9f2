import { COMPOSING } from '@/lib/startup/names';
import { CLEANED, type Control } from './controls';

/** Cleans a text, as typed. */
type Clean = (typed: string) => string;

/**
 * Puts the cleaned value into the control without moving the caret. Where the caret cannot be known (e-mail
 * inputs do not tell), text typed anywhere but at the end waits until the control is left.
 *
 * @param previous What it held before; what is typed at its end begins with that.
 * @returns Whether it holds something else now.
 */
function rewrite(control: Control, clean: Clean, previous: string | null): boolean {
  const typed = control.value;
  const cleaned = clean(typed);
  if (cleaned === typed) return false;
  const caret = control.selectionStart;
  if (caret === null && previous !== null && !typed.startsWith(previous)) return false;
  control.value = cleaned;
  if (caret !== null) {
    const kept = clean(typed.slice(0, caret)).length;
    control.setSelectionRange(kept, kept);
  }
  return true;
}

/** Whether a text is being composed by an input method. The boot script notes it. */
const isComposing = (control: Control) => control.hasAttribute(COMPOSING);

/**
 * Cleans a control at once and as it is typed, and says each change. Text that an input method is still composing is
 * left alone until it is settled.
 */
export function cleanAsTyped(control: Control, clean: Clean, onChange: () => void): void {
  let before = control.value;
  const isLeft = () => control !== document.activeElement;
  const settle = (leaving: boolean) => {
    if (rewrite(control, clean, leaving ? null : before)) control.toggleAttribute(CLEANED, true);
  };
  if (!isComposing(control) && (isLeft() || control.selectionStart !== null)) settle(true);
  const changed = () => {
    if (!control.value) control.removeAttribute(CLEANED);
    settle(false);
    onChange();
  };
  const typed = (event: Event) => {
    if (!(event as InputEvent).isComposing) changed();
  };
  control.addEventListener('beforeinput', (event: Event) => {
    if (!(event as InputEvent).isComposing) before = control.value;
  });
  control.addEventListener('input', typed);
  // Some browsers tell of what they fill in by this alone.
  control.addEventListener('change', typed);
  control.addEventListener('compositionend', changed);
  control.addEventListener('blur', () => settle(true));
}
