import { root } from './page';

/** Tells the styles how wide the scrollbar is, which a locked page makes up for. A page that is locked has none. */
function measure(): void {
  if (getComputedStyle(root).overflow !== 'hidden')
    root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}

// Once the page is laid out.
addEventListener('load', measure, true);
// Right before something may lock it.
addEventListener('click', measure, true);
addEventListener('keydown', measure, true);
