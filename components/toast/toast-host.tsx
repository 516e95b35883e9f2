'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { nextToast, onToast } from './notify';

/**
 * Where toasts appear, on every page. Code splitting: loaded with the first toast; once loaded it stays, so that
 * a toast outlives the page or dialog that caused it. Where it cannot be loaded the text is shown plainly.
 */
export function ToastHost() {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState('');

  useEffect(() => {
    const load = () => {
      import('./toast-region').then(
        ({ ToastRegion }) => {
          setRegion(() => ToastRegion);
          setPlain('');
        },
        () => setPlain(nextToast()?.text ?? ''),
      );
    };
    if (nextToast()) load();
    return onToast(load);
  }, []);

  return (
    <>
      {Region && <Region />}
      {plain &&
        createPortal(
          <p
            className="fixed inset-x-4 inset-be-4 z-100 rounded-control bg-ink px-4 py-3 text-bg"
            role="alert"
          >
            {plain}
          </p>,
          // Beside a modal dialog nothing would be read.
          document.querySelector('dialog:modal') ?? document.body,
        )}
    </>
  );
}
