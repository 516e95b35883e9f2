import { THEME_KEY } from '@/lib/startup/constants';

/** "system" follows the device and is not stored. */
export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** Returns the theme that the start-up script set on <html> before the first paint. */
export function readTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function show(theme: string | null) {
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  else delete document.documentElement.dataset['theme'];
  for (const listener of listeners) listener();
}

/** Shows a theme in all tabs, and remembers it. */
export function setTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be blocked; the choice then lasts for this page.
  }
  show(theme);
}

/** Calls back when the theme changes, also from another tab. */
export function subscribeTheme(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY) show(event.newValue);
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}
