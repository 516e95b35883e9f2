import { root } from './page';

/** Tells the styles how wide the scrollbar is, which a locked page makes up for. A page that is locked has none. */
function measure(): void {
  if (getComputedStyle(root).overflow !== 'hidden')
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}

// Once the page is laid out, and right before something may lock it.
for (const type of ['load', 'click', 'keydown']) addEventListener(type, measure, true);
