import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { pagePolicy, writePolicies } from '@/lib/after-build/policies';
import { contentSecurityPolicy, TOAST_STYLES } from '@/lib/security/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy', () => {
  it('allows no inline code and no other origin but the film', () => {
    const policy = contentSecurityPolicy({ scripts: ["'self'"], secure: true });
    expect(policy).not.toMatch(/'unsafe-(inline|eval)'|\*/);
    expect(policy.match(/https?:[^\s;]*/g)).toEqual(['https://www.youtube-nocookie.com']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it.each([
    ['a prerendered page', ["'strict-dynamic'", hash('boot()'), hash('start()')]],
    ['a page that was not made light', ["'self'", hash('boot()')]],
    ['a page rendered on request', ["'nonce-C395QCuFit8gjvAiG5Ugkg=='", "'strict-dynamic'", hash('boot()')]],
  ])('has no weakness that an evaluator is sure of, on %s', (_, scripts) => {
    const policy = contentSecurityPolicy({ scripts, secure: true });
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
  });

  it('upgrades nothing on plain http', () =>
    expect(contentSecurityPolicy({ scripts: [], secure: false })).not.toContain('upgrade'));

  it('knows the stylesheet of the installed toast library', () => {
    const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
    const [, style = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
    expect(TOAST_STYLES).toEqual([hash(''), hash(JSON.parse(style) as string)]);
  });
});

describe('the policy of a page', () => {
  const page =
    '<script>one()</script><script src="/a.js" async=""></script><script type="application/ld+json">{}</script>';

  it('names its inline scripts, once each, and no other', async () => {
    const policy = await pagePolicy(page + '<script>one()</script>', false);
    expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
    expect(policy).not.toContain('unsafe');
  });

  it('trusts what its inline scripts load, and no file by itself, once it is light', async () => {
    const policy = await pagePolicy(
      '<script>one()</script><script src="/old.js" noModule=""></script>',
      false,
    );
    expect(policy).toContain(`script-src 'strict-dynamic' ${hash('one()')};`);
  });

  it('names its style elements and attributes', async () => {
    const policy = await pagePolicy('<style>a{}</style><p style="color:red">', false);
    expect(policy).toContain(`'unsafe-hashes' ${hash('a{}')} ${hash('color:red')}`);
  });

  it('stands in the headers of the page, beside those that were there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'policy-'));
    const file = join(folder, 'a.html');
    writeFileSync(file, page);
    writeFileSync(join(folder, 'a.meta'), '{"headers":{"x":"y"},"status":404}');
    await writePolicies([file], false);
    const meta = JSON.parse(readFileSync(join(folder, 'a.meta'), 'utf8')) as object;
    expect(meta).toEqual({
      headers: { x: 'y', 'Content-Security-Policy': await pagePolicy(page, false) },
      status: 404,
    });
  });

  it('is refused where there is no page, or no place to write it', async () => {
    await expect(writePolicies([], false)).rejects.toThrow('no page');
    await expect(writePolicies(['/tmp/none.html'], false)).rejects.toThrow('/tmp/none.meta is missing');
  });
});
