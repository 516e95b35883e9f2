import type { Visitor } from './read-user';

/** Header with which the guard tells a page what it learnt of the visitor. Whatever a client sends in it is replaced. */
const VISITOR = 'x-visitor';

/** Notes what the guard learnt on the request that goes on to the page. */
export function noteVisitor(headers: Headers, visitor: Visitor): void {
  headers.set(VISITOR, visitor.state);
}

/**
 * Whether the auth service gave the guard no answer: a page then shows nothing, rather than what a session that may be
 * revoked would show.
 */
export const isUnreachable = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get(VISITOR) === 'unreachable';
