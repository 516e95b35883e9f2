import '@testing-library/jest-dom';

// jsdom has no pointer capture, which the toast library asks for.
Object.defineProperty(Element.prototype, 'setPointerCapture', { value: () => undefined });

// Nor media queries: nothing matches.
Object.defineProperty(globalThis, 'matchMedia', {
  configurable: true,
  writable: true,
  value: () => ({ matches: false }),
});

// Nor how the page was come to.
Object.defineProperty(performance, 'getEntriesByType', {
  configurable: true,
  writable: true,
  value: () => [],
});

// Nor modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
