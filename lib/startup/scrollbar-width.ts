import { root } from './page';

let known = 0;

/** Sets the scrollbar width as a custom property: a page with locked scrolling has no scrollbar and compensates for it. */
function measure(): void {
  const width = innerWidth - root.clientWidth;
  // A property of the root has the style of every element computed again, on most devices for nothing.
  if (width !== known && getComputedStyle(root).overflow !== 'hidden')
    root.style.setProperty('--scrollbar', `${(known = width)}px`);
}

// Once the page is laid out.
addEventListener('load', measure);
// Right before something may lock it.
addEventListener('click', measure, true);
addEventListener('keydown', measure, true);
