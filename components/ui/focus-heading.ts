/** Focuses a part of the page, or its heading. It scrolls only to a part of closed details, which Next cannot see. */
export function focusHeading(id: string): void {
  const part = document.getElementById(id);
  const details = part?.closest<HTMLDetailsElement>('details:not([open])');
  if (details) {
    details.open = true;
    part?.scrollIntoView();
  }
  const headings = 'h1, h2, h3, h4, h5, h6';
  const place = part?.matches(headings) ? part : (part?.querySelector<HTMLElement>(headings) ?? part);
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
