import { THEME_KEY } from './names';
import { root } from './page';

try {
  const theme = localStorage.getItem(THEME_KEY);
  if (theme === 'dark' || theme === 'light') root.dataset['theme'] = theme;
} catch {
  // Storage may be closed.
}
