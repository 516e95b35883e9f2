import { FIRST_VISIT_KEY, type FirstVisit, readVisit } from '@/lib/demo/first-visit';

/** The first page of this tab. The start-up script noted it before anything else ran. */
export const firstVisit = (): FirstVisit => noted() ?? currentDocument();

function noted(): FirstVisit | null {
  try {
    return readVisit(sessionStorage.getItem(FIRST_VISIT_KEY) ?? '');
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
