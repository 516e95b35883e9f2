import { FIRST_VISIT_KEY, type FirstVisit } from '@/lib/demo/first-visit';

// Notes the first page of a tab, in this tab only. It is read when a demo request is sent.
try {
  sessionStorage[FIRST_VISIT_KEY] ??= JSON.stringify([
    location.pathname,
    location.search,
    document.referrer.split('/')[2],
  ] satisfies FirstVisit);
} catch {
  // Storage may be closed.
}
