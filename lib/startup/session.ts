import { hasSignedInFlag } from '@/lib/security/signed-in-flag';
import { isHydrated, root } from './page';

/** Says on the page whether this browser is signed in. The framework does so itself, once hydrated. */
function mark(): void {
  if (isHydrated()) return;
  if (hasSignedInFlag()) root.dataset['session'] = 'in';
  else delete root.dataset['session'];
}

mark();
// Another tab may sign in or out.
for (const type of ['pageshow', 'focus', 'visibilitychange']) addEventListener(type, mark);
(window as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', mark);
