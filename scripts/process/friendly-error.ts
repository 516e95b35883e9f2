/** A mistake that a person can fix; its message is all they need to read. */
export class FriendlyError extends Error {}
