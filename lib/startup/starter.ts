import { readDraft } from '@/lib/demo/draft';
import { START_FAILED } from './names';

/*
 * Runs inline in the head of every prerendered page: hydration on interaction. It loads the framework's scripts at the
 * visitor's first interaction, not with the page. Until then the page is static HTML and CSS: text, links, scrolling,
 * folds, dialogs and typing work without scripts, and held-input.ts holds the presses that need more.
 *
 * A file that fails to load leaves the page as it is; the next interaction loads what is missing.
 *
 * `npm run startup` compiles it into a function of the list.
 */

/** Addresses of the scripts, in the order in which they run: the page's data, then the framework. */
declare const files: readonly string[];

/** What a browser may tell of the visitor's line. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What has not come yet. */
let missing = files;
let isStarted = false;
/** Where the pointer was seen last. */
let pointerAt: string | undefined;
/** Sees what moves by itself come into view. */
let observer: IntersectionObserver | undefined;

/** Loads a script. Scripts run in the order in which they were asked for. */
function load(address: string, done: (isThere: boolean) => void): void {
  const script = document.createElement('script');
  script.async = false;
  script.onload = () => done(true);
  script.onerror = () => {
    script.remove();
    done(false);
  };
  script.src = address;
  document.head.append(script);
}

function loadFramework(): void {
  for (const address of missing)
    load(address, (isThere) => {
      if (isThere) missing = missing.filter((other) => other !== address);
      else if (isStarted) {
        isStarted = false;
        dispatchEvent(new Event(START_FAILED));
      }
    });
}

/**
 * Fetches the files ahead while the page rests, at low priority; they run at the first interaction. A link with
 * `rel=prefetch` falls under `default-src` in Firefox, and Safari knows none.
 */
function fetchAhead(): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (isStarted || saveData || effectiveType.endsWith('2g')) return;
  for (const address of missing) fetch(address, { priority: 'low' }).then((file) => file.blob(), String);
}

/** Starts the framework once the document is parsed: with its data in a file it could hydrate an incomplete one. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  observer?.disconnect();
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadFramework);
  else loadFramework();
}

/** A pointer that rests where the page appears is told of as if it had moved there: only the next place is a movement. */
function onMove(event: PointerEvent): void {
  const place = `${event.clientX},${event.clientY}`;
  if (pointerAt && pointerAt !== place) start();
  pointerAt = place;
}

// A sign-in interrupted the demo form, which opens again.
if (readDraft()?.isResumed) start();

addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead);
  else setTimeout(fetchAhead, 1000);
});

// Autoplay cannot wait for an interaction: coming into view starts it, except with reduced motion.
addEventListener('DOMContentLoaded', () => {
  const moving = document.querySelector('[data-autoplay]');
  if (!moving || isStarted || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) start();
  });
  observer.observe(moving);
});

addEventListener('pointermove', onMove, true);
for (const type of ['touchstart', 'pointerdown', 'click', 'keydown', 'focusin'])
  addEventListener(type, start, true);
