/** Also in the checks of the database, in the order in which a request goes through them. */
export const STATUSES = ['new', 'contacted', 'scheduled', 'closed'] as const;
export type Status = (typeof STATUSES)[number];

export const CLOSE_REASONS = ['held', 'no-fit', 'no-answer', 'duplicate', 'spam'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** The longest note, in characters. */
export const NOTE_LIMIT = 1000;

/** Attempts of a delivery before it is a dead letter. */
export const DELIVERY_ATTEMPTS = 5;

/** Returns the host of a webhook. The name of its destination ends with a digest of its address. */
export const getHost = (destination: string) => destination.replace(/^webhook:/, '').replace(/#[^#]*$/, '');
