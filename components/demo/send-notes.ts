import { say } from './controls';

/**
 * Says in the form what came of sending it, once.
 *
 * @param name What it is about.
 * @param action What can be done about it.
 * @returns The button of the action, and how to take the note away.
 */
export function showNote(
  form: HTMLFormElement,
  name: string,
  text: string,
  action?: { label: string; run: () => void },
): { button: HTMLButtonElement | null; remove: () => void } {
  const selector = `[data-note=${name}]`;
  let note = form.querySelector(selector);
  if (!note) {
    note = document.createElement('p');
    note.className = 'note note--human';
    note.setAttribute('role', 'alert');
    note.setAttribute('data-note', name);
    form.querySelector('.dialog__foot')?.prepend(note);
    const words = document.createElement('span');
    words.textContent = text;
    note.append(words);
    if (action) {
      const { label, run } = action;
      const button = document.createElement('button');
      note.append(
        Object.assign(button, { type: 'button', className: 'link', textContent: label, onclick: run }),
      );
    }
  }
  return { button: note.querySelector('button'), remove: () => form.querySelector(selector)?.remove() };
}

/** Shows on the button that the form is being sent, and notes it on the form. */
export function setSending(form: HTMLFormElement, isSending: boolean): void {
  form.toggleAttribute('data-sending', isSending);
  const button = form.querySelector('[type=submit]');
  if (!button) return;
  button.classList.toggle('is-loading', isSending);
  if (isSending) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  spinner.setAttribute('aria-hidden', 'true');
  if (isSending) say(button, 'Sending...', spinner);
  else say(button, 'Request Demo');
}
