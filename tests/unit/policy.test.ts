import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { asItIs, formPart, staticPage } from '@/adapter/static-pages/static-page';
import { pagePolicy } from '@/adapter/policy/page-policy';
import { contentSecurityPolicy, TOAST_STYLES } from '@/lib/security/policy';
import { builtPage, pageSource } from '../support/built-page';

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
    ['a page that was not made static', ["'self'", hash('boot()')]],
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
  const policyOf = (html: string, errorPage = false) => {
    const page = pageSource(html);
    return pagePolicy(page.tree, asItIs(page), { errorPage, secure: false });
  };
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

  it('trusts what its inline scripts load, and no file by itself, once it is static', async () => {
    const page = pageSource(builtPage());
    const light = staticPage(page, { form: formPart(''), readAsset: () => '' });
    const texts = [...light.html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(texts).toHaveLength(2);
    const policy = await pagePolicy(page.tree, light, { errorPage: false, secure: false });
    expect(scripts(policy)).toEqual(["'strict-dynamic'", ...texts.map(hash)]);
    expect(policy).toBe(await policyOf(light.html));
  });

  it("names the style elements and attributes of the framework's own error page, as browsers read them", async () => {
    const policy = await policyOf('<style>a{}</style><p style="font:&quot;A&quot;">', true);
    expect(policy).toContain(`'unsafe-hashes' ${hash('a{}')} ${hash('font:"A"')}`);
  });
});
