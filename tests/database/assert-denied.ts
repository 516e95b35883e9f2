import assert from 'node:assert/strict';

type Answer = { error: { code: string } | null; status: number; data: unknown; count: number | null };

/** Demands that a response reports a missing right, and nothing else. */
export function assertDenied({ error, status, data, count }: Answer, what?: string): void {
  assert.equal(error?.code, '42501', what);
  assert.ok(status === 401 || status === 403, `status ${String(status)}`);
  assert.equal(data, null, what);
  assert.equal(count, null, what);
}
