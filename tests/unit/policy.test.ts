import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { pageScripts } from '@/adapter/policy/inline-scripts';
import { pagePolicy } from '@/adapter/policy/page-policy';
import { asItIs, staticPage } from '@/adapter/static-pages/static-page';
import { starterScript } from '@/adapter/static-pages/starter';
import { parseHtml } from '@/adapter/tree';
import { contentSecurityPolicy, TOAST_STYLES } from '@/lib/security/policy';
import { bootScript } from '@/lib/startup/compiled';
import { builtData as data, builtEnd, builtPage, pageSource } from '../support/built-page';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = async (html: string, { errorPage = false, secure = false } = {}) => {
  const page = pageSource(html);
  return pagePolicy(page.tree, asItIs(page), { errorPage, secure });
};
const makeStatic = (page = builtPage()) => staticPage(pageSource(page), { readAsset: () => '' });

describe('the policy', () => {
  it('allows no inline code and no other origin but the film', () => {
    const policy = contentSecurityPolicy({ scripts: ["'self'"], secure: true });
    expect(policy).not.toMatch(/'unsafe-(inline|eval)'|\*/);
    expect(policy.match(/https?:[^\s;]*/g)).toEqual(['https://www.youtube-nocookie.com']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(contentSecurityPolicy({ scripts: [], secure: false })).not.toContain('upgrade');
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

  it('knows the stylesheet of the installed toast library', () => {
    const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
    const [, style = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
    expect(TOAST_STYLES).toEqual([hash(''), hash(JSON.parse(style) as string)]);
  });
});

describe('the policy of a page', () => {
  const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ');
  const inline = (html: string) =>
    [...html.matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/gs)].map(([, text = '']) => hash(text));

  it('names its inline scripts, and no other', async () => {
    expect(inline(builtPage())).toHaveLength(5);
    expect(scripts(await policyOf(builtPage()))).toEqual(["'self'", ...inline(builtPage())]);
  });

  it('trusts what its inline scripts load, and no file by itself, once it is static', async () => {
    const page = pageSource(builtPage());
    const light = makeStatic();
    const policy = await pagePolicy(page.tree, light, { errorPage: false, secure: false });
    expect(inline(light.html)).toHaveLength(2);
    expect(scripts(policy)).toEqual(["'strict-dynamic'", ...inline(light.html)]);
    expect(policy).toBe(await policyOf(light.html));
  });

  it("names the styles of the framework's own error page, as browsers read them", async () => {
    const policy = await policyOf('<style>a{}</style><p style="font:&quot;A&quot;">', { errorPage: true });
    expect(policy).toContain(`'unsafe-hashes' ${hash('a{}')} ${hash('font:"A"')}`);
  });
});

const starter = starterScript(['/_next/static/chunks/page-0.js', '/_next/static/chunks/main.js']);
const chunks = (list: string) => `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${list});`;
const file = (attributes: string) => `<script ${attributes}></script>`;
const own = '/_next/static/chunks/a.js';

describe('AT-55: the scripts of a page', () => {
  it('are known by name, before and after the page is made static', () => {
    const built = pageScripts(parseHtml(builtPage()), data);
    expect(built.inline.map(({ name }) => name)).toEqual(['boot', 'chunks', 'start', 'data', 'data']);
    const addresses = ['/_next/static/chunks/one.js', '/_next/static/chunks/main.js'];
    expect(built.files.map(({ address }) => address)).toEqual(addresses);
    const { inline, files } = pageScripts(parseHtml(makeStatic().html), data);
    expect([inline.map(({ name }) => name), files]).toEqual([['boot', 'starter'], []]);
    const timing = 'requestAnimationFrame(function(){$RT=performance.now()});';
    for (const text of [timing, bootScript, starter])
      expect(pageScripts(parseHtml(`<script>${text}</script>`), data).inline).toHaveLength(1);
  });

  it.each([
    ['another text', 'alert(1)'],
    ['white space around a known one', ` ${bootScript}`],
    ['something behind the boot script', `${bootScript};alert(1)`],
    ['a starter of something else', starterScript(['https://evil.example/x.js'])],
    ['a starter of a page', starterScript(['/about'])],
    ['a starter of a folder above', starterScript(['/_next/static/chunks/../x.js'])],
    ['a starter of code', starter.replace('["/_next', '[alert(1),"/_next')],
    ['something behind the starter', `${starter};alert(1)`],
    [
      'a list of chunks of elsewhere',
      chunks('{"otherChunks":["https://x.example/x.js"],"runtimeModuleIds":[1]}'),
    ],
    ['a list of chunks with more', chunks('{"otherChunks":[],"runtimeModuleIds":[1],"more":1}')],
    ['a list of chunks with code', chunks('{"otherChunks":[],"runtimeModuleIds":[alert(1)]}')],
    ['something behind it', `${chunks('{"otherChunks":[],"runtimeModuleIds":[1]}')}alert(1)`],
    ['data that is code', 'self.__next_f.push([1,alert(1)])'],
    ['data with something behind it', 'self.__next_f.push([1,""]);alert(1)'],
    ['data with something in it', 'self.__next_f.push([1,""],alert(1))'],
    ['data of another kind', 'self.__next_f.push([2,""])'],
    ['a beginning with more', '(self.__next_f=self.__next_f||[]).push([0],alert(1))'],
    ['a timing with more', 'requestAnimationFrame(function(){$RT=performance.now()});alert(1)'],
    ['nothing', ''],
  ])('may not be %s', (_, text) => {
    expect(() => pageScripts(parseHtml(`<script>${text}</script>`), data)).toThrow('does not know: <script>');
  });

  it.each([
    ['a module', `<script type="module">${bootScript}</script>`, 'does not know'],
    ['a script of an unknown type', '<script type="text/plain">a</script>', 'does not know'],
    ['rules of what to load ahead', '<script type="speculationrules">{}</script>', 'does not know'],
    ['a script by its type', '<script type="application/javascript">alert(1)</script>', 'does not know'],
    ['a script in a drawing', '<svg><script>alert(1)</script></svg>', 'does not know'],
    ['a script in a template', '<template><script>alert(1)</script></template>', 'does not know'],
    ['one in a shadow', '<template shadowrootmode="open"><script>1</script></template>', 'does not know'],
    ['a script behind an open comment', '<!--><script>alert(1)</script>-->', 'does not know'],
    ['a script in other letters', '<ScRiPt\n>alert(1)</sCrIpT >', 'does not know'],
    ['a second boot script', `<script>${bootScript}</script>`.repeat(2), 'stands twice'],
    ['a file of elsewhere', file('src="https://evil.example/x.js" async'), 'not one of the build'],
    ['a file with more in its address', file(`src="${own}?dpl=1&amp;x" async`), 'not one of the build'],
    ['a file by an address of data', file('src="data:,alert(1)" async'), 'not one of the build'],
    ['a file that stops the page', file(`src="${own}"`), 'not one of the build'],
    ['a file as a module', file(`src="${own}" type="module" async`), 'not one of the build'],
    ['a file in a drawing', `<svg>${file('href="https://evil.example/x.js"')}</svg>`, 'does not know'],
    ['more data', `${builtEnd}<script>self.__next_f.push([1,"0:{}"])</script>`, 'data that is not'],
    ['data before the others', `<script>self.__next_f.push([1,"a"])</script>${builtEnd}`, 'data that is not'],
  ])('may not be %s', (_, html, message) =>
    expect(() => pageScripts(parseHtml(html), data)).toThrow(message),
  );
});

describe('AT-55: a page gets no policy', () => {
  it.each([
    ['an unknown script', '<script>document.title=1</script>', 'does not know: <script>document.title=1'],
    [
      'a style element',
      '<style>a{color:red}</style>',
      'an inline style that the build does not know: <style>a{',
    ],
    ['a style attribute', '<p style="color:red">', 'an inline style that the build does not know: <p style='],
    ['a handler', '<p onclick="alert(1)">', 'an attribute that is code: <p onclick="alert(1)'],
    ['a handler in a drawing', '<svg onload=alert(1)>', 'an attribute that is code: <svg onload'],
    ['a handler that no list knows', '<p onnewevent="alert(1)">', 'an attribute that is code'],
    ['a handler in a template', '<template><img onerror=alert(1)></template>', 'an attribute that is code'],
    ['a script as an address', '<a href="java&#10;script:alert(1)">', 'an attribute that is code: <a href'],
    ['one behind white space', '<form action=" &#1;JAVASCRIPT:alert(1)">', 'an attribute that is code'],
    ['one in a drawing', '<svg><a xlink:href="javascript:alert(1)"/></svg>', 'an attribute that is code'],
    ['a document in a frame', '<iframe srcdoc="<p>">', 'an attribute that is code: <iframe srcdoc'],
  ])('with %s in it', async (_, body, message) => {
    await expect(policyOf(builtPage(body))).rejects.toThrow(message);
  });

  it('unless it is as it should be', async () => {
    const words = '<p>javascript: and onclick="x" are words.</p>';
    await expect(policyOf(builtPage(words))).resolves.toContain("script-src 'self'");
  });
});

describe('AT-55: a page is not made static', () => {
  const sheet = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;

  it.each([
    ['an unknown script', '<script>alert(1)</script>', 'the build does not know: <script>alert(1)'],
    ['data with code behind it', '<script>self.__next_f.push([1,""]);alert(1)</script>', 'does not know'],
    ['more data', '<script>self.__next_f.push([1,":HX[\\"/x.js\\"]\\n"])</script>', 'data that is not'],
    ['a script from elsewhere', file('src="https://evil.example/x.js" async=""'), 'not one of the build'],
    [
      'one from a folder above',
      file('src="/_next/static/chunks/../../x.js" async=""'),
      'not one of the build',
    ],
    ['a starter', `<script>${starterScript([own])}</script>`, 'static already'],
    ['a stylesheet from elsewhere', sheet('https://evil.example/x.css'), "not among the build's"],
    ['one from a folder above', sheet('/_next/static/chunks/../../server/a.css'), "not among the build's"],
  ])('with %s in it', (_, body, message) => expect(() => makeStatic(builtPage(body))).toThrow(message));

  it('with a font from elsewhere', () => {
    const readAsset = () => '@font-face{src:url(https://evil.example/a.woff2)}';
    expect(() => staticPage(pageSource(builtPage()), { readAsset })).toThrow("not among the build's fonts");
  });

  it.each([
    ['stylesheet', builtPage().replaceAll('rel="stylesheet"', '')],
    ['script', builtPage().replaceAll(' async=""', ' nomodule=""')],
    ['data', builtPage().replaceAll(/<script id.*?<\/script>|<script>(?:\(self|self).*?<\/script>/gs, '')],
  ])('without its %s', (_, html) => expect(() => makeStatic(html)).toThrow('A page without'));
});
