// The text of this script is the same on every page, so that one policy can trust it.

/** The policy trusts what a trusted script loads: another writer of such an element must not choose the files. */
const BUILT_FILE = /^\/_next\/static\/chunks\/[\w.~-]+\.js(\?dpl=[\w-]+)?$/;

let missing = (document.currentScript?.dataset['scripts'] ?? '')
  .split(' ')
  .filter((address) => BUILT_FILE.test(address));
let isStarted = false;
let pointerPlace: string | undefined;

const listWholeSheets = () => document.querySelectorAll<HTMLLinkElement>('link[media="not all"]');

function loadScripts(): void {
  // Fetched now and applied after hydration: it costs a layout of the whole page.
  for (const sheet of listWholeSheets()) sheet.disabled = false;
  for (const address of missing) {
    const script = document.createElement('script');
    script.async = false;
    script.onload = () => (missing = missing.filter((other) => other !== address));
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
function start(): void {
  if (isStarted) return;
  isStarted = true;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadScripts);
  else loadScripts();
}

addEventListener('hydrated', () => {
  for (const sheet of listWholeSheets()) sheet.media = 'all';
});

/** Fills the browser's cache. Firefox would block `rel=prefetch` for the policy, and Safari does not know it. */
function fetchAhead(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (isStarted || connection?.saveData || connection?.effectiveType?.endsWith('2g')) return;
  for (const address of missing) fetch(address, { priority: 'low' }).then((file) => file.blob(), String);
}
addEventListener('load', () => setTimeout(fetchAhead, 300));

for (const type of ['touchstart', 'pointerdown', 'click', 'keydown', 'focusin', 'hydrate'])
  addEventListener(type, start, true);

// Browsers report a resting pointer as a movement when the page appears: only a second place is one.
addEventListener('pointermove', ({ clientX, clientY }) => {
  const place = `${clientX},${clientY}`;
  if (pointerPlace && pointerPlace !== place) start();
  pointerPlace = place;
});

addEventListener('DOMContentLoaded', () => {
  const moving = document.querySelector('[data-autoplay]');
  if (!moving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) start();
  }).observe(moving);
});
