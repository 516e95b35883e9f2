/*
 * Loads the page's scripts at the first interaction. `compile-script.ts` makes an inline script of it. Its text is the same on
 * every page, so one policy can trust it: the addresses are an attribute of its element.
 */

/** What a browser may tell of the visitor's line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The policy trusts what a trusted script loads: another writer of such an element must not choose the files. */
const BUILT_FILE = /^\/_next\/static\/chunks\/[\w.~-]+\.js(\?dpl=[\w-]+)?$/;

let missing = (document.currentScript?.dataset['scripts'] ?? '')
  .split(' ')
  .filter((address) => BUILT_FILE.test(address));
let isStarted = false;
let pointerPlace: string | undefined;

/** Adds the scripts to the page; they run in this order. */
function loadScripts(): void {
  for (const address of missing) {
    const script = document.createElement('script');
    script.async = false;
    script.onload = () => (missing = missing.filter((other) => other !== address));
    script.onerror = () => {
      script.remove();
      if (!isStarted) return;
      // The next interaction tries again.
      isStarted = false;
      dispatchEvent(new Event('hydration-failed'));
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

/** Fills the browser's cache. Firefox would refuse `rel=prefetch` for the policy, and Safari does not know it. */
function fetchAhead(): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (isStarted || saveData || effectiveType.endsWith('2g')) return;
  for (const address of missing) fetch(address, { priority: 'low' }).then((file) => file.blob(), String);
}

addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead);
  else setTimeout(fetchAhead, 1000);
});

// Browsers report a resting pointer as a movement when the page appears: only a second place is one.
addEventListener(
  'pointermove',
  ({ clientX, clientY }) => {
    const place = `${clientX},${clientY}`;
    if (pointerPlace && pointerPlace !== place) start();
    pointerPlace = place;
  },
  true,
);
for (const type of ['touchstart', 'pointerdown', 'click', 'keydown', 'focusin', 'hydrate'])
  addEventListener(type, start, true);

addEventListener('DOMContentLoaded', () => {
  const moving = document.querySelector('[data-autoplay]');
  if (!moving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  new IntersectionObserver((entries, observer) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    start();
  }).observe(moving);
});
