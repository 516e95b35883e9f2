'use client';

import { useEffect } from 'react';
import { keepDialogsInHistory } from './dialog-history';

/** The browser's back closes a dialog, the menu or a panel before it leaves the page. */
export function DialogsInHistory() {
  useEffect(keepDialogsInHistory, []);
  return null;
}
