import assert from 'node:assert/strict';

type Answer = { error: { code: string } | null; status: number; data: unknown; count: number | null };

/** The answer says that the caller has no right to this, and nothing else. */
export function denied({ error, status, data, count }: Answer): void {
  assert.equal(error?.code, '42501');
  assert.ok(status === 401 || status === 403, `status ${String(status)}`);
  assert.equal(data, null);
  assert.equal(count, null);
}
