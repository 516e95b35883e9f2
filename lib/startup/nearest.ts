/** The element that an event is about, or the nearest one around it, that matches a selector. */
export const nearest = (event: Event, selector: string) =>
  // It may be about the document or the window, which know no such thing.
  (event.target as Partial<Element>).closest?.<HTMLElement>(selector);
