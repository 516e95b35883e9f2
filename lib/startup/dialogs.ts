import { nearest } from './nearest';

// Polyfill of invoker commands (`commandfor`, `command`): opens and closes the dialogs that buttons name.
if (!('commandForElement' in HTMLButtonElement.prototype))
  addEventListener(
    'click',
    (event) => {
      const button = nearest(event, 'button[commandfor]');
      if (!button) return;
      const command = button.getAttribute('command');
      const id = button.getAttribute('commandfor') ?? '';
      const dialog = document.getElementById(id) as HTMLDialogElement | null;
      const commanded = Object.assign(new Event('command', { cancelable: true }), { command });
      if (!dialog?.dispatchEvent(commanded)) return;
      if (command === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    },
    true,
  );

// Polyfill of `closedby=any` (light dismiss): closes dialogs by a press that begins and ends on the backdrop. The target
// of such an event is the dialog itself, since the content fills the dialog.
if (!('closedBy' in HTMLDialogElement.prototype)) {
  let began: EventTarget | null;
  addEventListener('pointerdown', (event) => (began = event.target), true);
  addEventListener('pointercancel', () => (began = null), true);
  const close = (event: Event) => {
    const dialog = nearest(event, 'dialog[closedby=any]') as HTMLDialogElement | null;
    if (!dialog || dialog !== began || dialog !== event.target) return;
    event.preventDefault();
    dialog.close();
  };
  addEventListener('click', close);
  // Stands for the click, which Safari on touch screens keeps from the window.
  addEventListener('touchend', close);
}
