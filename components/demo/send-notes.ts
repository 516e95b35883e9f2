import { actions } from '@/content/words/actions';
import { demoSending } from '@/content/words/demo-outcomes';
import { say } from './controls';

/**
 * Says in the form that the page is out of date, and offers to load it anew.
 *
 * @returns The button that does so.
 */
export function showOutdated(form: HTMLFormElement, text: string, reload: () => void): HTMLButtonElement {
  form.querySelector('[data-note=outdated]')?.remove();
  const note = Object.assign(document.createElement('p'), { className: 'note note--human' });
  note.setAttribute('role', 'alert');
  note.dataset['note'] = 'outdated';
  const words = Object.assign(document.createElement('span'), { textContent: text });
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'link', textContent: actions.reload, onclick: reload });
  note.append(words, button);
  form.querySelector('#demo-failure')?.parentElement?.prepend(note);
  return button;
}

/** Shows on the button that the form is being sent, and notes it on the form. */
export function setSending(form: HTMLFormElement, isSending: boolean): void {
  form.toggleAttribute('data-sending', isSending);
  const button = form.querySelector('[type=submit]');
  if (!button) return;
  button.classList.toggle('cursor-progress', isSending);
  if (isSending) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  const spinner = Object.assign(document.createElement('span'), { className: 'spinner' });
  spinner.setAttribute('aria-hidden', 'true');
  if (isSending) say(button, demoSending.busy, spinner);
  else say(button, actions.requestDemo);
}
