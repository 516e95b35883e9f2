import { type Asked, resolve, type Route } from '../vercel/router.ts';

/** The rules of the resolver, one by one: `npm run test:vercel` leans on it. */
const files = new Set([
  '/',
  '/about',
  '/about.rsc',
  '/404',
  '/500',
  '/list',
  '/_next/static/a.js',
  '/gone.txt',
]);

const ask = (routes: Route[], asked: Asked | string, caseSensitive = true) =>
  resolve(
    { routes, caseSensitive, has: (path) => files.has(path) },
    typeof asked === 'string' ? { path: asked } : asked,
  );

const errors: Route[] = [
  { handle: 'error' },
  { src: '/.*', dest: '/404', status: 404 },
  { src: '/.*', dest: '/500', status: 500 },
];

test('a file is found without any rule, with its own status', () => {
  expect(ask([], '/about?a=1')).toMatchObject({ path: '/about', status: undefined, url: '/about?a=1' });
});

test('what is not there ends at the page for it, and without one at nothing', () => {
  expect(ask(errors, '/nope')).toMatchObject({ path: '/404', status: 404 });
  expect(ask([], '/nope')).toMatchObject({ path: null, status: 404 });
});

test('a pattern means the whole path, whether it says so or not', () => {
  const routes = [{ src: '/ab', status: 410, continue: true }];
  expect(ask(routes, '/about').status).toBeUndefined();
  expect(ask([{ src: '^/?', headers: { a: '1' }, continue: true }], '/about').headers).toEqual({});
});

test('capitals count where the rule or the reader says so', () => {
  const to = (route: Partial<Route>, caseSensitive: boolean) =>
    ask([{ src: '^/LIST$', dest: '/about', ...route }], '/list', caseSensitive).path;
  expect(to({}, true)).toBe('/list');
  expect(to({}, false)).toBe('/about');
  expect(to({ caseSensitive: true }, false)).toBe('/list');
  expect(to({ caseSensitive: false }, true)).toBe('/about');
});

test('a redirect ends the way, also one that goes on to further rules', () => {
  const slash = { src: '^/(.+)/$', headers: { Location: '/$1' }, status: 308, continue: true };
  expect(ask([slash, ...errors], '/about/')).toMatchObject({
    path: null,
    status: 308,
    headers: { location: '/about' },
  });
});

test('without `continue` no further rule of the phase is read', () => {
  const second = { src: '/.*', headers: { b: '2' }, continue: true };
  expect(ask([{ src: '/.*', headers: { a: '1' }, continue: true }, second], '/about').headers).toEqual({
    a: '1',
    b: '2',
  });
  expect(ask([{ src: '/.*', headers: { a: '1' } }, second], '/about').headers).toEqual({ a: '1' });
});

test('of two headers of one name the later counts', () => {
  const routes = ['1', '2'].map((value) => ({ src: '/.*', headers: { 'X-A': value }, continue: true }));
  expect(ask(routes, '/about').headers).toEqual({ 'x-a': '2' });
});

test('conditions are all met or the rule is not meant, and their groups may stand in the new path', () => {
  const route: Route = {
    src: '^/(?<path>.+)$',
    dest: '/$path.$kind',
    has: [
      { type: 'header', key: 'RSC', value: '1' },
      { type: 'cookie', key: 'k', value: '(?<kind>\\w+)' },
    ],
    missing: [{ type: 'query', key: 'plain' }],
    continue: true,
  };
  const headers = { rsc: '1', cookie: 'a=b; k=rsc' };
  expect(ask([route], { path: '/about', headers }).path).toBe('/about.rsc');
  expect(ask([route], { path: '/about?plain', headers }).path).toBe('/about');
  expect(ask([route], { path: '/about', headers: { rsc: '1' } }).path).toBe('/about');
  expect(ask([route], { path: '/about', headers: { ...headers, rsc: '10' } }).path).toBe('/about');
});

test('a rule for methods is for those', () => {
  const routes = [{ src: '/.*', methods: ['POST'], dest: '/list' }];
  expect(ask(routes, '/about').path).toBe('/about');
  expect(ask(routes, { path: '/about', method: 'POST' }).path).toBe('/list');
});

test('the query of a new path is added to what was asked', () => {
  const { url } = ask([{ src: '^/x/(.+)$', dest: '/list?slug=$1' }], '/x/y?page=2');
  expect(url).toBe('/list?page=2&slug=y');
});

test('files come before the rules behind them, and those with `check` need one', () => {
  const routes: Route[] = [
    { handle: 'filesystem' },
    { src: '^/(about|x)$', dest: '/list', check: true },
    { src: '^/y$', dest: '/nowhere', check: true },
    ...errors,
  ];
  expect(ask(routes, '/about').path).toBe('/about');
  expect(ask(routes, '/x')).toMatchObject({ path: '/list', status: undefined });
  expect(ask(routes, '/y')).toMatchObject({ path: '/404', status: 404 });
});

test('rules of dynamic pages come before "nothing here", and what is missed may still be found', () => {
  const routes: Route[] = [
    { handle: 'resource' },
    { src: '/.*', status: 404 },
    { handle: 'miss' },
    { src: '/_next/static/.+', status: 404, check: true, dest: '/gone.txt' },
    { src: '^/(?<path>.+)\\.segments/.+$', dest: '/$path.rsc', check: true },
    { handle: 'rewrite' },
    { src: '^/dynamic/.+$', dest: '/list', check: true },
    ...errors,
  ];
  expect(ask(routes, '/dynamic/a')).toMatchObject({ path: '/list', status: undefined });
  expect(ask(routes, '/_next/static/b.js')).toMatchObject({ path: '/gone.txt', status: 404 });
  expect(ask(routes, '/about.segments/_tree')).toMatchObject({ path: '/about.rsc', status: undefined });
  expect(ask(routes, '/else')).toMatchObject({ path: '/404', status: 404 });
});

test('a status without a way out is that of the file', () => {
  expect(ask([{ src: '/500', status: 500, continue: true }, ...errors], '/500')).toMatchObject({
    path: '/500',
    status: 500,
  });
});

test('middleware on the way is named once, and headers before all stand apart', () => {
  const through = { src: '/.*', middlewarePath: 'middleware', continue: true };
  const found = ask(
    [
      through,
      through,
      { handle: 'hit' },
      { src: '/_next/static/.+', headers: { 'Cache-Control': 'immutable' }, important: true, continue: true },
    ],
    '/_next/static/a.js',
  );
  expect(found).toMatchObject({
    middleware: ['middleware'],
    important: { 'cache-control': 'immutable' },
    headers: {},
  });
});
