import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import { TOAST_STYLES } from '../../lib/security/policy.ts';
import { htmlAnswers } from './answers.ts';
import { answer } from './output.ts';
import type { Deployed } from './deployed.ts';

/** A text as a source of a policy. Computed here anew: the site's own may be wrong. */
export const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const isData = (type: string | undefined) => type !== undefined && /json/.test(type);

/** Sources by directive. */
function parsed(policy: string, path: string): Map<string, string[]> {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  const names = directives.map(([name = '']) => name);
  assert.equal(new Set(names).size, names.length, `${path}: a directive stands twice`);
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** What stands in a page, as hashes. */
const inlineOf = ($: CheerioAPI) => ({
  scripts: $('script:not([src])')
    .toArray()
    .filter((element) => !isData($(element).attr('type')))
    .map((element) => hash($(element).text())),
  styles: [
    ...$('style')
      .toArray()
      .map((element) => hash($(element).text())),
    ...$('[style]')
      .toArray()
      .map((element) => hash($(element).attr('style') ?? '')),
  ],
  /** Scripts of the build that the page itself names. */
  files: $('script[src]:not([nomodule])').length,
});

/** The policy allows what stands in the page, and nothing else. */
function assertFits(path: string, html: string, policy: string, inMeta: boolean): void {
  const $ = load(html);
  const directives = parsed(policy, path);
  const of = (name: string) => directives.get(name) ?? [];
  const { scripts, styles, files } = inlineOf($);
  assert.doesNotMatch(policy, /unsafe-(inline|eval)|\*|\bhttp:/, `${path}: ${policy}`);
  assert.deepEqual(of('default-src'), ["'none'"], path);
  assert.deepEqual(of('base-uri'), ["'none'"], path);
  // Not read in a document; X-Frame-Options says it there.
  if (!inMeta) assert.deepEqual(of('frame-ancestors'), ["'none'"], path);
  assert.ok(directives.has('upgrade-insecure-requests'), path);
  const allowed = of('script-src').filter((source) => source.startsWith("'sha256-"));
  assert.deepEqual([...new Set(allowed)].toSorted(), [...new Set(scripts)].toSorted(), `${path}: scripts`);
  assert.ok(
    files === 0 || !of('script-src').includes("'strict-dynamic'"),
    `${path}: the files that it names would not load`,
  );
  const own = of('style-src').filter(
    (source) => source.startsWith("'sha256-") && !TOAST_STYLES.includes(source),
  );
  assert.deepEqual([...new Set(own)].toSorted(), [...new Set(styles)].toSorted(), `${path}: styles`);
}

/** Each page of the build has its own policy, which fits what is served. */
export function checkPolicies(deployed: Deployed): void {
  const pages = htmlAnswers(deployed);
  assert.ok(pages.length > 60, `only ${pages.length} pages`);
  for (const [path, { headers, body }] of pages) {
    const policy = headers['content-security-policy'];
    assert.ok(policy, `${path}: no policy`);
    assertFits(path, body.toString(), policy, false);
  }
}

/** Files that are served for failures have no headers of their own: their policy stands in them. */
export function checkFailurePolicies({ output }: Deployed): void {
  for (const path of ['/no-such-page', '/500']) {
    const { headers, body, item } = answer(output, path, true);
    const html = body.toString();
    const $ = load(html);
    const header = headers['content-security-policy'];
    const meta = $('meta[http-equiv="Content-Security-Policy" i]');
    assert.ok(header ?? meta.length, `${path}: no policy in ${item?.file ?? 'nothing'}`);
    if (header) assertFits(path, html, header, false);
    if (meta.length === 0) continue;
    assert.ok(
      !meta.prevAll('script, link, style').length && meta.parent().is('head'),
      `${path}: something stands before the policy`,
    );
    assertFits(path, html, meta.attr('content') ?? '', true);
  }
}
