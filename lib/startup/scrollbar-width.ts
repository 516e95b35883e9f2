import { root } from './page';

/** Sets the scrollbar width as a custom property: a page with locked scrolling has no scrollbar and compensates for it. */
function measure(): void {
  if (getComputedStyle(root).overflow !== 'hidden')
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}

// Once the page is laid out.
addEventListener('load', measure, true);
// Right before something may lock it.
addEventListener('click', measure, true);
addEventListener('keydown', measure, true);
