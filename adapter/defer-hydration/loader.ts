// The text of this script is the same on every page, so that one policy can trust it.

/** The policy trusts what a trusted script loads: another writer of such an element must not choose the files. */
const BUILT_FILE = /^\/_next\/static\/chunks\/[\w.~-]+\.js(\?dpl=[\w-]+)?$/;

const lists = document.currentScript?.dataset ?? {};
const listFiles = (list: string) =>
  (lists[list] ?? '').split(' ').filter((address) => BUILT_FILE.test(address));
let missing = listFiles('scripts');
/** Files of the dialog's part, until they are among the missing. */
const ahead = listFiles('ahead');
let isStarted = false;
let pointerPlace: string | undefined;

const listWholeSheets = () => document.querySelectorAll<HTMLLinkElement>('link[media="not all"]');

function loadScripts(): void {
  for (const address of missing) {
    const script = document.createElement('script');
    script.async = false;
    script.onload = () => {
      missing = missing.filter((other) => other !== address);
      // Fetched last and applied after hydration: it costs a layout of the whole page.
      if (missing.length === 0) for (const sheet of listWholeSheets()) sheet.disabled = false;
    };
    script.onerror = () => {
      script.remove();
      if (!isStarted) return;
      // The next interaction tries again.
      isStarted = false;
      const fail = (isGone: boolean) =>
        dispatchEvent(new CustomEvent('hydration-failed', { detail: isGone }));
      // An element does not say why its file did not load.
      fetch(address).then(
        ({ status }) => fail(status === 404),
        () => fail(false),
      );
    };
    script.src = address;
    document.head.append(script);
  }
}

/** Hydrates once the document is parsed: Next would take an incomplete one for the whole. */
function start({ target }: Event): void {
  if (isStarted) return;
  isStarted = true;
  // Scripts would import the dialog's part only once they run.
  if (target instanceof Element && target.closest(`[commandfor="${lists['opener']}"]`))
    missing.unshift(...ahead.splice(0));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadScripts);
  else loadScripts();
}

function applyWholeSheets(): void {
  for (const sheet of listWholeSheets()) sheet.media = 'all';
}
// A pressed button answers before the layout of the whole page. Safari has no idle callback.
addEventListener('hydrated', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(applyWholeSheets, { timeout: 500 });
  else setTimeout(applyWholeSheets);
});

/** Fills the browser's cache. Firefox would block `rel=prefetch` for the policy, and Safari does not know it. */
function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (isStarted || connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  for (const address of [...missing, ...ahead])
    fetch(address, { priority: 'low' }).then((file) => file.blob(), String);
}
addEventListener('load', () => setTimeout(fetchAhead, 300));

for (const type of ['touchstart', 'pointerdown', 'click', 'keydown', 'focusin', 'hydrate'])
  addEventListener(type, start, true);

// Browsers report a resting pointer as a movement when the page appears: only a second place is one.
addEventListener('pointermove', (event) => {
  const place = `${event.clientX},${event.clientY}`;
  if (pointerPlace && pointerPlace !== place) start(event);
  pointerPlace = place;
});

addEventListener('DOMContentLoaded', () => {
  const moving = document.querySelector('[data-autoplay]');
  if (!moving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) dispatchEvent(new Event('hydrate'));
  }).observe(moving);
});
