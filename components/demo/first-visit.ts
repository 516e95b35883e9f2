import { type FirstVisit, readVisit, visitFields } from '@/lib/demo/first-visit';

const KEY = 'first-visit';

/** Where the visitor of this tab came from. The boot script noted the first page before anything else ran. */
export const firstTouch = () => visitFields(noted() ?? currentDocument());

function noted(): FirstVisit | null {
  try {
    return readVisit(sessionStorage.getItem(KEY) ?? '');
  } catch {
    return null;
  }
}

/** Where storage is refused: the page that was loaded last, whatever the router shows since. */
function currentDocument(): FirstVisit {
  const [loaded] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(loaded?.name ?? location.href, location.href);
  return [pathname, search, document.referrer.split('/')[2]];
}
