'use client';

import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { DEMO_DIALOG } from '@/lib/demo/dialog';
import { loadToaster, TOAST_MS, toasterStore } from './show-toast';

const Toaster = lazy(() =>
  loadToaster().then(
    ({ Toaster }) => ({ default: Toaster }),
    () => ({ default: () => null }),
  ),
);

/** Shows toasts, from the first one or the first form on. */
export function SiteToaster() {
  const isWanted = useSyncExternalStore(toasterStore.subscribe, toasterStore.read, () => false);
  const [container, setContainer] = useState<Element | null>(null);
  useEffect(() => {
    // A modal dialog makes everything outside it inert, so toasts are rendered inside it.
    const choose = () => setContainer(document.querySelector(`#${DEMO_DIALOG}:modal`) ?? document.body);
    const observer = new MutationObserver(choose);
    const dialog = document.getElementById(DEMO_DIALOG);
    if (dialog) observer.observe(dialog, { attributeFilter: ['open'] });
    choose();
    return () => observer.disconnect();
  }, []);
  if (!container || !isWanted) return null;
  // On a phone the demo dialog's button is at the bottom, where toasts appear.
  const isOverButton = container !== document.body && matchMedia('(max-width: 639.98px)').matches;
  return (
    <Suspense fallback={null}>
      {createPortal(
        <Toaster position={isOverButton ? 'top-center' : 'bottom-right'} duration={TOAST_MS} />,
        container,
      )}
    </Suspense>
  );
}
