/**
 * Reads a request's id.
 *
 * @param value Untrusted.
 * @returns The id, or undefined when it is none.
 */
export const rowId = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.exec(value)?.[0] : undefined;
