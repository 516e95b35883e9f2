/** Focuses a part of the page, or its heading, without scrolling. */
export function focusHeading(id: string): void {
  const part = document.getElementById(id);
  const headings = 'h1, h2, h3, h4, h5, h6';
  const place = part?.matches(headings) ? part : (part?.querySelector<HTMLElement>(headings) ?? part);
  if (!place) return;
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
