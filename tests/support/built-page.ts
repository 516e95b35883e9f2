/** The data of a page as Next writes it beside the page, with a text that would end a script. */
export const builtData = '1:"$Sreact.fragment"\n0:["$","p",null,{"children":"Words </script>"}]\n';

export const startUpScript = 'startUp()';
export const loader = 'load()';

const push = (piece: string) =>
  `<script>self.__next_f.push(${JSON.stringify([1, piece]).replaceAll('<', String.raw`\u003c`)})</script>`;

/** The scripts that Next writes at the end of a page. */
const builtEnd = [
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/main.js"],"runtimeModuleIds":[94553]});</script>',
  '<script src="/_next/static/chunks/main.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  push(builtData.slice(0, 30)),
  push(builtData.slice(30)),
].join('');

/** Returns a page as Next builds it. */
export const renderBuiltPage = (body = 'Words', head = '') =>
  [
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
    head,
    '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/b.css" data-precedence="next"/>',
    '<link rel="preload" href="/_next/static/media/font.woff2" as="font"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
    '<link rel="preload" href="/_next/static/chunks/later.css" as="style"/>',
    '<script src="/_next/static/chunks/one.js" async=""></script>',
    `<script>${startUpScript}</script>`,
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    '</head><body><main>',
    body,
    '<script type="application/ld+json">{"self.__next_f":1}</script>',
    '</main>',
    builtEnd,
    '</body></html>',
  ].join('');
