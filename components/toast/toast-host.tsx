'use client';

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { hasToasts, notify, onToast } from './notify';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region')).ToastRegion }));

let everNeeded = false;
const needed = () => (everNeeded ||= hasToasts());

/**
 * Where toasts appear, on every page. Nothing of it is loaded before the first toast; once loaded it stays,
 * so that a toast outlives the page or dialog that caused it.
 */
export function ToastHost() {
  const show = useSyncExternalStore(onToast, needed, () => false);
  useEffect(announceArrival, []);
  return show ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
}

/** A mailed link ends in `/#signed-in`: say so once and clean the address. */
function announceArrival() {
  if (location.hash !== '#signed-in') return;
  history.replaceState(history.state, '', location.pathname + location.search);
  if (document.documentElement.dataset['session'] === 'in') {
    notify({ kind: 'success', text: 'Successfully signed in!' });
  }
}
