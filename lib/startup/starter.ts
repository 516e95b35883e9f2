import { SIGNED_IN_HASH } from '@/lib/security/signed-in-flag';
import { DEMO_DIALOG } from '@/lib/demo/demo-dialog-id';
import { isResuming } from '@/lib/demo/resuming';
import { START_FAILED } from './names';

/*
 * Runs inline in the head of every prerendered page: loads the framework on the first sign that the visitor wants to do
 * something, not with the page. Until then the page is HTML and CSS, which read, link, scroll, unfold and open by
 * themselves; presses and keys that need more are held until the page is hydrated.
 *
 * Whoever reaches for the demo form gets its own script first, which is small, and the framework behind it.
 *
 * A file that does not come leaves the page as it is; the next sign tries again with what is missing.
 *
 * `npm run startup` compiles it into a function of the list.
 */

/** Addresses of the scripts, in the order in which they run: the form's, the page's data, then the framework. */
declare const files: readonly string[];

/** What has not come yet. */
let [form, ...framework] = files;
let isFormComing = false;
let isStarted = false;
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
  for (const address of framework)
    load(address, (isThere) => {
      if (isThere) framework = framework.filter((other) => other !== address);
      else if (isStarted) {
        isStarted = false;
        dispatchEvent(new Event(START_FAILED));
      }
    });
}

/** Starts the framework: with the data in a file it would take over a document that is not all there yet. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  observer?.disconnect();
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadFramework);
  else loadFramework();
}

function sign(event: Event): void {
  if (isFormComing) return;
  if (form && (event.target as Partial<Element>).closest?.(`#${DEMO_DIALOG},[commandfor=${DEMO_DIALOG}]`)) {
    isFormComing = true;
    load(form, (isThere) => {
      isFormComing = false;
      if (isThere) form = '';
      start();
    });
  } else start();
}

// Something is to be told at once: a mailed link that has just signed somebody in, the form that a sign-in interrupted.
if (location.hash === SIGNED_IN_HASH || isResuming()) start();

// What moves by itself cannot wait for a sign: that it comes into view is one. Not where motion is unwelcome.
addEventListener('DOMContentLoaded', () => {
  const moving = document.querySelector('[data-autoplay]');
  if (!moving || isStarted || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) start();
  });
  observer.observe(moving);
});

for (const type of ['pointerover', 'touchstart', 'pointerdown', 'click', 'keydown', 'focusin'])
  addEventListener(type, sign, true);
