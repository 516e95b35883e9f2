import { asItIs, formPart, staticPage } from '@/adapter/static-pages/static-page';
import { starterScript } from '@/adapter/static-pages/starter';
import { pageScripts } from '@/adapter/policy/inline-scripts';
import { pagePolicy } from '@/adapter/policy/page-policy';
import { parseHtml } from '@/adapter/tree';
import { bootScript } from '@/lib/startup/compiled';
import { builtData as data, builtEnd, builtPage, pageSource } from '../support/built-page';

async function policy(html: string) {
  const page = pageSource(html);
  return pagePolicy(page.tree, asItIs(page), { errorPage: false, secure: true });
}
const starter = starterScript(['/_next/static/chunks/page-0.js', '/_next/static/chunks/main.js']);

describe('AT-55: the scripts of a page', () => {
  it('are known by name', () => {
    const { inline, files } = pageScripts(parseHtml(builtPage()), data);
    expect(inline.map(({ name }) => name)).toEqual(['boot', 'chunks', 'start', 'data', 'data']);
    expect(files.map(({ address }) => address)).toEqual([
      '/_next/static/chunks/one.js',
      '/_next/static/chunks/main.js',
    ]);
  });

  it('are known once the page is static', () => {
    const { html } = staticPage(pageSource(builtPage()), { form: formPart(''), readAsset: () => '' });
    const { inline, files } = pageScripts(parseHtml(html), data);
    expect(inline.map(({ name }) => name)).toEqual(['boot', 'starter']);
    expect(files).toEqual([]);
  });

  it.each(['requestAnimationFrame(function(){$RT=performance.now()});', bootScript, starter])(
    'may be "%.40s"',
    (text) => expect(pageScripts(parseHtml(`<script>${text}</script>`), data).inline).toHaveLength(1),
  );

  it.each([
    ['another text', 'alert(1)'],
    ['white space around a known one', ` ${bootScript}`],
    ['something behind the boot script', `${bootScript};alert(1)`],
    ['something before it', `alert(1);${bootScript}`],
    ['a starter of something else', starterScript(['https://evil.example/x.js'])],
    ['a starter of a page', starterScript(['/about'])],
    ['a starter of a folder above', starterScript(['/_next/static/chunks/../x.js'])],
    ['a starter of nothing', starterScript([])],
    ['a starter of code', starter.replace('["/_next', '[alert(1),"/_next')],
    ['something behind the starter', `${starter};alert(1)`],
    [
      'a list of chunks of elsewhere',
      chunks('{"otherChunks":["https://evil.example/x.js"],"runtimeModuleIds":[1]}'),
    ],
    ['a list of chunks with more', chunks('{"otherChunks":[],"runtimeModuleIds":[1],"more":1}')],
    ['a list of chunks with code', chunks('{"otherChunks":[],"runtimeModuleIds":[alert(1)]}')],
    ['something behind the list of chunks', `${chunks('{"otherChunks":[],"runtimeModuleIds":[1]}')}alert(1)`],
    ['data that is code', 'self.__next_f.push([1,alert(1)])'],
    ['data with something behind it', 'self.__next_f.push([1,""]);alert(1)'],
    ['data with something in it', 'self.__next_f.push([1,""],alert(1))'],
    ['data of another kind', 'self.__next_f.push([2,""])'],
    ['data of a form', 'self.__next_f.push([1,{"a":1}])'],
    ['a beginning with more', '(self.__next_f=self.__next_f||[]).push([0],alert(1))'],
    ['a timing with more', 'requestAnimationFrame(function(){$RT=performance.now()});alert(1)'],
    ['nothing', ''],
  ])('may not be %s', (_, text) => {
    expect(() => pageScripts(parseHtml(`<script>${text}</script>`), data)).toThrow('does not know: <script>');
  });

  it.each([
    ['a module', `<script type="module">${bootScript}</script>`, 'does not know'],
    ['a script of an unknown type', '<script type="text/plain">a</script>', 'does not know'],
    ['a map of imports', '<script type="importmap">{}</script>', 'does not know'],
    ['rules of what to load ahead', '<script type="speculationrules">{}</script>', 'does not know'],
    [
      'a script of JavaScript, by its type',
      '<script type="application/javascript">alert(1)</script>',
      'does not know',
    ],
    ['a script in a drawing', '<svg><script>alert(1)</script></svg>', 'does not know'],
    ['a script in a template', '<template><script>alert(1)</script></template>', 'does not know'],
    [
      'a script in a shadow',
      '<div><template shadowrootmode="open"><script>alert(1)</script></template></div>',
      'does not know',
    ],
    ['a script behind an open comment', '<!--><script>alert(1)</script>-->', 'does not know'],
    ['a script in other letters', '<ScRiPt\n>alert(1)</sCrIpT >', 'does not know'],
    ['a script without its end', '<script>alert(1)', 'does not know'],
    ['a second boot script', `<script>${bootScript}</script>`.repeat(2), 'stands twice'],
    [
      'a file of elsewhere',
      '<script src="https://evil.example/x.js" async></script>',
      'not one of the build',
    ],
    [
      'a file of a build, with more in its address',
      '<script src="/_next/static/chunks/a.js?dpl=1&amp;x" async></script>',
      'not one of the build',
    ],
    ['a file by an address of data', '<script src="data:,alert(1)" async></script>', 'not one of the build'],
    [
      'a file that stops the page',
      '<script src="/_next/static/chunks/a.js"></script>',
      'not one of the build',
    ],
    [
      'a file as a module',
      '<script src="/_next/static/chunks/a.js" type="module" async></script>',
      'not one of the build',
    ],
    ['a file in a drawing', '<svg><script href="https://evil.example/x.js"></script></svg>', 'does not know'],
    [
      'a piece of data more',
      `${builtEnd}<script>self.__next_f.push([1,"0:{}"])</script>`,
      'data that is not',
    ],
    [
      'a piece of data before the others',
      `<script>self.__next_f.push([1,""])</script><script>self.__next_f.push([1,"a"])</script>${builtEnd}`,
      'data that is not',
    ],
  ])('may not be %s', (_, html, message) =>
    expect(() => pageScripts(parseHtml(html), data)).toThrow(message),
  );
});

function chunks(list: string): string {
  return `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${list});`;
}

describe('AT-55: a page gets no policy', () => {
  it.each([
    ['an unknown script', '<script>document.title=1</script>', 'does not know: <script>document.title=1'],
    [
      'a style element',
      '<style>a{color:red}</style>',
      'an inline style that the build does not know: <style>a{',
    ],
    ['a style attribute', '<p style="color:red">', 'an inline style that the build does not know: <p style='],
    ['a style in a drawing', '<svg><style>a{}</style></svg>', 'an inline style'],
    ['a handler', '<p onclick="alert(1)">', 'an attribute that is code: <p onclick="alert(1)'],
    ['a handler in a drawing', '<svg onload=alert(1)>', 'an attribute that is code: <svg onload'],
    ['a handler that no list knows', '<p onnewevent="alert(1)">', 'an attribute that is code'],
    ['a handler in a template', '<template><img onerror=alert(1)></template>', 'an attribute that is code'],
    [
      'an address that is a script',
      '<a href="java&#10;script:alert(1)">',
      'an attribute that is code: <a href',
    ],
    [
      'an address that is a script, behind white space',
      '<form action=" &#1;JAVASCRIPT:alert(1)">',
      'an attribute that is code',
    ],
    [
      'an address that is a script, in a drawing',
      '<svg><a xlink:href="javascript:alert(1)"/></svg>',
      'an attribute that is code',
    ],
    ['a document in a frame', '<iframe srcdoc="<p>">', 'an attribute that is code: <iframe srcdoc'],
  ])('with %s in it', async (_, body, message) => {
    await expect(policy(builtPage(body))).rejects.toThrow(message);
  });

  it('unless it is as it should be', async () => {
    await expect(policy(builtPage('<p>javascript: and onclick="x" are words.</p>'))).resolves.toContain(
      "script-src 'self'",
    );
  });
});
