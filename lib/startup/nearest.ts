/** The element that an event is about, or the nearest one around it, that matches a selector. */
export const nearest = (event: Pick<Event, 'target'>, selector: string) =>
  // It may be about the document or the window, which know no such thing, or about nothing.
  (event.target as Partial<Element> | null)?.closest?.<HTMLElement>(selector);
