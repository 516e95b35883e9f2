import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type FormerLimits, takeFormerAssets } from '@/deploy/former-assets';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
type Answer = string | ((response: ServerResponse) => void);

/** What the running site answers, by address. */
let answers: Record<string, Answer>;
let asked: string[];
let server: Server;
let site: string;
let folder: string;

beforeEach(async () => {
  answers = {};
  asked = [];
  server = createServer((request, response) => {
    // As it was sent: nothing is made plain before it is noted.
    asked.push(request.url ?? '');
    const answer = answers[request.url ?? ''];
    if (typeof answer === 'function') answer(response);
    else response.writeHead(answer === undefined ? 404 : 200).end(answer ?? '<h1>Not found</h1>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'former-'));
  mkdirSync(join(folder, 'public'));
  write('chunks/own.js', 'own');
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string) {
  const file = join(folder, 'dist/static', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const built = (name: string) => readFileSync(join(folder, 'dist/static', name), 'utf8');
const chunks = () => readdirSync(join(folder, 'dist/static/chunks')).toSorted();
const listed = () => JSON.parse(readFileSync(join(folder, 'public/assets.json'), 'utf8')) as unknown;
const nothingTaken = { files: { 'chunks/own.js': sha('own') }, former: [] };

const take = async (from: string | undefined = site, limits: Partial<FormerLimits> = {}) => {
  const place = { dist: join(folder, 'dist'), publicDir: join(folder, 'public') };
  return (await takeFormerAssets({ ...place, site: from, days: 7, now: NOW, limits })).join('\n');
};

/** The running site has these files, and says so. */
function serve(files: Record<string, string>, former: Record<string, Record<string, string>> = {}) {
  const hashes = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, sha(text)]));
  const sets = Object.entries(former).map(([replaced, texts]) => ({ replaced, files: hashes(texts) }));
  answers['/assets.json'] = JSON.stringify({ files: hashes(files), former: sets });
  for (const texts of [files, ...Object.values(former)])
    for (const [name, text] of Object.entries(texts)) answers[`/_next/static/${name}`] = text;
}

test('a first deployment, and a site that does not answer, write their own list', async () => {
  expect(await take()).toMatch(
    /^No files of former builds are taken over from .*: \/assets\.json answers 404\.$/,
  );
  expect(listed()).toEqual(nothingTaken);
  await new Promise((closed) => server.close(closed));
  expect(await take()).toMatch(/: \/assets\.json ECONNREFUSED\.$/);
  expect(await take('off')).toBe('No files of former builds are taken over.');
});

test('what the new build lacks is taken over for a week, and nothing else is fetched', async () => {
  serve(
    { 'chunks/own.js': 'another text', 'chunks/a.js': 'a' },
    {
      [daysAgo(2)]: { 'media/b-1.p.woff2': 'b', 'chunks/a.js': 'a' },
      [daysAgo(7)]: { 'chunks/old.js': 'old' },
    },
  );
  expect(await take()).toMatch(/^2 files of former builds are taken over from 127\.0\.0\.1:\d+\.$/);
  expect([built('chunks/own.js'), built('chunks/a.js'), built('media/b-1.p.woff2')]).toEqual([
    'own',
    'a',
    'b',
  ]);
  const taken = { replaced: NOW.toISOString(), files: { 'chunks/a.js': sha('a') } };
  const older = { replaced: daysAgo(2), files: { 'media/b-1.p.woff2': sha('b') } };
  expect(listed()).toEqual({ ...nothingTaken, former: [taken, older] });
  const addresses = ['chunks/a.js', 'media/b-1.p.woff2'].map((name) => `/_next/static/${name}`);
  expect(asked.toSorted()).toEqual([...addresses, '/assets.json']);
});

test('AT-66: a file that is not what the list says is left out', async () => {
  serve({ 'chunks/a.js': 'a', 'chunks/b.js': 'b', 'chunks/gone.js': 'gone' });
  answers['/_next/static/chunks/a.js'] = 'something else';
  delete answers['/_next/static/chunks/gone.js'];
  const messages = await take();
  expect(messages).toContain('chunks/a.js is not what the list says');
  expect(messages).toContain('chunks/gone.js answers 404');
  expect(chunks()).toEqual(['b.js', 'own.js']);
});

test('AT-66: a name that is not plain is refused, and never asked for', async () => {
  const names = [
    ...'../evil.js chunks/../../evil.js chunks/.. /etc/evil.js //evil.example/x.js chunks//x.js x/evil.js'.split(
      ' ',
    ),
    ...'chunks/.x.js chunks/sub/x.js chunks\\x.js chunks/%2e%2e%2fevil.js chunks/x%2ejs chunks/x.js?a'.split(
      ' ',
    ),
    ...'chunks/x.js#a chunks/x.html chunks/x.svg chunks/x.js.map chunks/x evil.js __proto__ chunks/ü.js'.split(
      ' ',
    ),
    ...['', 'chunks/x.js\n', `chunks/${'x'.repeat(300)}.js`, 'https://evil.example/x.js'],
  ];
  const files = names.map((name) => `${JSON.stringify(name)}:"${sha('evil')}"`).join();
  answers['/assets.json'] =
    `{"files":{${files},"chunks/a.js":"${sha('a')}","chunks/b.js":"none"},"former":[]}`;
  answers['/_next/static/chunks/a.js'] = 'a';
  const before = readdirSync(folder, { recursive: true }).length;
  expect(await take()).toMatch(
    /^1 files of former builds .*\nLeft out: .* is no name of such a file; and \d+ more\.$/,
  );
  expect(asked).toEqual(['/assets.json', '/_next/static/chunks/a.js']);
  // The file and the list.
  expect(readdirSync(folder, { recursive: true })).toHaveLength(before + 2);
});

test('AT-66: what is too large, never ends or does not come is left out', async () => {
  serve({ 'chunks/endless.js': 'x', 'chunks/silent.js': 'b', 'chunks/a.js': 'a' });
  answers['/_next/static/chunks/endless.js'] = (response) => {
    const more = () => !response.destroyed && response.write('x'.repeat(500), () => setImmediate(more));
    more();
  };
  answers['/_next/static/chunks/silent.js'] = () => undefined;
  const messages = await take(site, { fileBytes: 1000, answerMs: 500 });
  expect(messages).toContain('chunks/endless.js is larger than 1000 bytes');
  expect(messages).toContain('chunks/silent.js takes too long');
  expect(chunks()).toEqual(['a.js', 'own.js']);
  expect(await take(site, { listBytes: 20 })).toContain('/assets.json is larger than 20 bytes');
});

test('AT-66: all together have a bound, and the newest come first', async () => {
  serve({ 'chunks/a.js': 'a'.repeat(60) }, { [daysAgo(3)]: { 'chunks/c.js': 'c'.repeat(60) } });
  expect(await take(site, { bytes: 100 })).toMatch(/Left out: chunks\/c\.js is/);
  expect(chunks()).toEqual(['a.js', 'own.js']);
});

test('AT-66: a redirect is not followed', async () => {
  serve({ 'chunks/a.js': 'a' });
  answers['/elsewhere'] = 'a';
  const leave = (response: ServerResponse) => void response.writeHead(302, { Location: '/elsewhere' }).end();
  answers['/_next/static/chunks/a.js'] = leave;
  expect(await take()).toContain('chunks/a.js answers 302');
  answers['/assets.json'] = leave;
  expect(await take()).toContain('/assets.json answers 302');
  expect(asked).not.toContain('/elsewhere');
});

test('AT-66: what is no list is taken for none', async () => {
  for (const text of ['', 'null', '{"files":{"chunks/a.js":1},"former":[]}', '{"files":{}}']) {
    answers['/assets.json'] = text;
    expect(await take()).toContain('/assets.json is no such list');
  }
});

test('AT-66: nobody is asked where others could answer', async () => {
  for (const from of ['http://site.example', 'ftp://localhost', 'nonsense', 'http://127.0.0.1.evil.example'])
    expect(await take(from)).toContain('only an address with https, or one of this machine, is asked');
});
