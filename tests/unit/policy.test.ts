import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { listElements, parseHtml } from '@/adapter/html-tree';
import { createErrorPolicy, createStaticPolicy, rejectOtherScripts } from '@/adapter/page-policy';
import { contentSecurityPolicy, TOAST_STYLES } from '@/lib/security/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const elements = (html: string) => listElements(parseHtml(html));

it('The policy allows no inline code and no other origin than the film', () => {
  const policy = contentSecurityPolicy({ scripts: ["'self'"], secure: true });
  expect(policy).not.toMatch(/'unsafe-(inline|eval)'|\*/);
  expect(policy.match(/https?:[^\s;]*/g)).toEqual(['https://www.youtube-nocookie.com']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('upgrade-insecure-requests');
  expect(contentSecurityPolicy({ scripts: [], secure: false })).not.toContain('upgrade');
});

it.each([
  ['a static page', ["'strict-dynamic'", hash('startUp()'), hash('load()')]],
  ['a page rendered on request', ["'nonce-C395QCuFit8gjvAiG5Ugkg=='", "'strict-dynamic'", hash('startUp()')]],
])('The policy has no certain weakness for an evaluator, on %s', (_, scripts) => {
  const policy = contentSecurityPolicy({ scripts, secure: true });
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.filter(({ severity }) => severity < Severity.MEDIUM_MAYBE)).toEqual([]);
});

it('The policy knows the stylesheet of the installed toast library', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const [, style = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
  expect(TOAST_STYLES).toEqual([hash(''), hash(JSON.parse(style) as string)]);
});

const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');

it('The policies of built pages trust two inline scripts and what these load, and no file by itself', async () => {
  const policy = await createStaticPolicy(['startUp()', 'load()'], true, true);
  expect(scripts(policy)).toEqual(["'strict-dynamic'", hash('startUp()'), hash('load()')]);
});

it("The policies of built pages name the styles of Next's own error page, as browsers read them, and no script", async () => {
  const page = elements('<style>a{}</style><p style="font:&quot;A&quot;">');
  const policy = await createErrorPolicy(page, false);
  expect(policy).toContain(`'unsafe-hashes' ${hash('a{}')} ${hash('font:"A"')}`);
  expect(scripts(policy)).toEqual(["'none'"]);
});

const reject = (html: string) => () => rejectOtherScripts(elements(html), ['startUp()', 'load()'], true);

it('AT-55: The scripts of a page are our own, or data', () => {
  const page = '<script>startUp()</script><script data-scripts="/a.js">load()</script>';
  expect(reject(`${page}<script type="application/ld+json">{}</script>`)).not.toThrow();
});

it.each([
  ['another text', '<script>alert(1)</script>'],
  ['white space around a known one', '<script> startUp()</script>'],
  ['something behind a known one', '<script>startUp();alert(1)</script>'],
  ['a script of another type', '<script type="speculationrules">{}</script>'],
  ['a script in a drawing', '<svg><script>alert(1)</script></svg>'],
  ['a script in a template', '<template><script>alert(1)</script></template>'],
  ['a script behind an open comment', '<!--><script>alert(1)</script>-->'],
  ['a script in other letters', '<ScRiPt\n>alert(1)</sCrIpT >'],
  ['a file of elsewhere', '<script src="https://evil.example/x.js" async></script>'],
  ['a file of the build', '<script src="/_next/static/chunks/a.js"></script>'],
])('AT-55: The scripts of a page are rejected with %s', (_, html) =>
  expect(reject(html)).toThrow('A script that the build does not know'),
);
