import { DEMO_FAILURE } from '@/lib/demo/demo-dialog-id';
import { say } from './controls';

/** What the place says by itself: that the form's code did not come. */
let before: string | null = null;

/** Says where the page says that the form's code did not come why a form did not leave it, until the device is online again. */
export function sayFailure(text: string): void {
  const alert = document.getElementById(DEMO_FAILURE);
  if (!alert) return;
  before ??= alert.textContent;
  alert.hidden = false;
  say(alert, text);
  addEventListener('online', takeFailureBack, { once: true });
}

/** The form is tried again, or can be. */
export function takeFailureBack(): void {
  const alert = document.getElementById(DEMO_FAILURE);
  if (!alert || before === null) return;
  alert.hidden = true;
  say(alert, before);
  before = null;
}
