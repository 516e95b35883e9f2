import assert from 'node:assert/strict';
import { site } from '../../content/site.ts';
import { prerenderedPaths } from './answers.ts';
import { answer } from './output.ts';
import type { Deployed } from './deployed.ts';

const form = { 'content-type': 'multipart/form-data; boundary=x' };
const action = { 'next-action': '00'.repeat(21) };

/** What has to pass the middleware, and what it has nothing to do with, as `middleware.ts` says. */
const passes: [path: string, headers?: Record<string, string>][] = [
  ['/auth'],
  ['/auth/confirm?token_hash=x'],
  ['/auth/reset'],
  ['/auth', { rsc: '1' }],
  ['/auth.rsc'],
  ['/dashboard-list-form-data'],
  ['/dashboard-list-form-data/export?days=7'],
  ['/dashboard-list-form-data.rsc'],
  ['/About'],
  ['/blogs/Category/rail'],
  [`/${site.eventSlug.toLowerCase()}`],
  ['/', action],
  ['/about', action],
  ['/no-such-page', action],
  ['/', form],
  ['/about', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['/share/home.png', action],
];
const passesNot: [path: string, headers?: Record<string, string>][] = [
  ['/'],
  ['/about', { rsc: '1' }],
  ['/no-such-page'],
  ['/about.md'],
  ['/share/Home.png'],
  ['/_next/static/chunks/A.js'],
  ['/authors'],
  ['/about', { 'content-type': 'text/plain' }],
];

/**
 * The middleware is before what it guards. Without `caseSensitive` the platform takes capitals in a rule for small
 * letters (vercel/vercel#6952): pages then pass it in vain, which costs them its time and nothing else.
 */
export function checkMatcher({ project, output }: Deployed): void {
  const passed = (path: string, headers: Record<string, string>, caseSensitive: boolean) =>
    answer(output, { path, headers }, caseSensitive).resolved.middleware.length > 0;
  for (const [path, headers = {}] of passes)
    for (const caseSensitive of [true, false])
      assert.ok(passed(path, headers, caseSensitive), `${path} ${JSON.stringify(headers)} goes past it`);
  for (const [path, headers = {}] of passesNot)
    assert.ok(!passed(path, headers, true), `${path} ${JSON.stringify(headers)} goes through it`);
  const pages = prerenderedPaths(project).filter((path) => path !== `/${site.eventSlug}`);
  assert.deepEqual(
    pages.filter((path) => passed(path, {}, true)),
    [],
  );
}
