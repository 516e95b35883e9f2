import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { lightPage } from '@/lib/after-build/light-pages';
import { parseHtml } from '@/lib/after-build/parse-page';
import { pagePolicy, writePolicies } from '@/lib/after-build/policies';
import { contentSecurityPolicy, TOAST_STYLES } from '@/lib/security/policy';
import { builtData, builtPage } from '../support/built-page';

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
  const policyOf = (html: string, errorPage = false) =>
    pagePolicy(parseHtml(html), { data: builtData, errorPage, secure: false });
  const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');

  it('names its inline scripts, and no other', async () => {
    const policy = await policyOf(builtPage());
    const texts = [...builtPage().matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    expect(texts).toHaveLength(5);
    expect(scripts(policy)).toEqual(["'self'", ...texts.map(hash)]);
    expect(policy).not.toContain('unsafe');
  });

  it('trusts what its inline scripts load, and no file by itself, once it is light', async () => {
    const parts = { data: builtData, dialog: [], readAsset: () => '' };
    const light = lightPage(builtPage(), parts).html;
    const texts = [...light.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(texts).toHaveLength(2);
    expect(scripts(await policyOf(light))).toEqual(["'strict-dynamic'", ...texts.map(hash)]);
  });

  it("names the style elements and attributes of the framework's own error page, as browsers read them", async () => {
    const policy = await policyOf('<style>a{}</style><p style="font:&quot;A&quot;">', true);
    expect(policy).toContain(`'unsafe-hashes' ${hash('a{}')} ${hash('font:"A"')}`);
  });

  it('stands in the headers of the page, beside those that were there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'policy-'));
    const file = join(folder, 'a.html');
    writeFileSync(file, builtPage());
    writeFileSync(join(folder, 'a.rsc'), builtData);
    writeFileSync(join(folder, 'a.meta'), '{"headers":{"x":"y"},"status":404}');
    await writePolicies([file], false);
    const meta = JSON.parse(readFileSync(join(folder, 'a.meta'), 'utf8')) as object;
    expect(meta).toEqual({
      headers: { x: 'y', 'Content-Security-Policy': await policyOf(builtPage()) },
      status: 404,
    });
  });

  it('is refused where there is no page, or no place to write it', async () => {
    await expect(writePolicies([], false)).rejects.toThrow('no page');
    await expect(writePolicies(['/tmp/none.html'], false)).rejects.toThrow('/tmp/none.meta is missing');
  });
});
