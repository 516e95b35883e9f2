import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Only a failure takes as long.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no pointer capture, which the toast library needs.
Object.defineProperty(Element.prototype, 'setPointerCapture', { value: () => undefined });

// jsdom has no media queries: nothing matches.
Object.defineProperty(globalThis, 'matchMedia', {
  configurable: true,
  writable: true,
  value: () => ({ matches: false }),
});

// jsdom has no navigation entries.
Object.defineProperty(performance, 'getEntriesByType', {
  configurable: true,
  writable: true,
  value: () => [],
});

// jsdom has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
