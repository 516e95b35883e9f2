import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type FormerLimits, takeFormerAssets } from '@/deploy/former-assets';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString();

interface List {
  files: Record<string, string>;
  former: { replaced: string; files: Record<string, string> }[];
}
type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

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
    if (typeof answer === 'function') answer(request, response);
    else response.writeHead(answer === undefined ? 404 : 200).end(answer ?? '<h1>Not found</h1>');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'former-'));
  mkdirSync(join(folder, 'public'));
  write('chunks/own.js', 'own');
  write('media/font.woff2', 'font');
  // No tab loads this one.
  write('build-id/_buildManifest.js', 'manifest');
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
const own = { 'chunks/own.js': sha('own'), 'media/font.woff2': sha('font') };
const built = (name: string) => readFileSync(join(folder, 'dist/static', name), 'utf8');
const chunks = () => readdirSync(join(folder, 'dist/static/chunks')).toSorted();
const listed = () => JSON.parse(readFileSync(join(folder, 'public/assets.json'), 'utf8')) as List;

const take = (from: string | undefined = site, limits: Partial<FormerLimits> = {}) =>
  takeFormerAssets({
    dist: join(folder, 'dist'),
    publicDir: join(folder, 'public'),
    site: from,
    days: 7,
    now: NOW,
    limits,
  }).then((messages) => messages.join('\n'));

/** The running site has these files, and says so. */
function serve(files: Record<string, string>, former: Record<string, Record<string, string>> = {}) {
  const hashes = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, sha(text)]));
  const sets = Object.entries(former).map(([replaced, texts]) => ({ replaced, files: hashes(texts) }));
  answers['/assets.json'] = JSON.stringify({ files: hashes(files), former: sets } satisfies List);
  for (const texts of [files, ...Object.values(former)])
    for (const [name, text] of Object.entries(texts)) answers[`/_next/static/${name}`] = text;
}

describe('former assets', () => {
  test('a first deployment, where the site has no list, is logged, and writes its own', async () => {
    expect(await take()).toMatch(
      /^No files of former builds are taken over from .*: \/assets\.json answers 404\.$/,
    );
    expect(listed()).toEqual({ files: own, former: [] });
  });

  test('a site that does not answer is logged', async () => {
    await new Promise((closed) => server.close(closed));
    expect(await take()).toMatch(/: \/assets\.json ECONNREFUSED\.$/);
    expect(listed()).toEqual({ files: own, former: [] });
  });

  test.each(['off', undefined])('nobody is asked where the site is %s', async (from) => {
    expect(
      await takeFormerAssets({
        dist: join(folder, 'dist'),
        publicDir: join(folder, 'public'),
        site: from,
        days: 7,
      }),
    ).toEqual(['No files of former builds are taken over.']);
    expect(asked).toEqual([]);
    expect(listed().files).toEqual(own);
  });

  test('what the new build lacks is taken over, and nothing else is fetched', async () => {
    serve(
      { 'chunks/own.js': 'own', 'chunks/a.js': 'a', 'chunks/a.css': 'css' },
      { [daysAgo(2)]: { 'media/b-1.p.woff2': 'b', 'chunks/a.js': 'a' } },
    );
    expect(await take()).toMatch(/^3 files of former builds are taken over from 127\.0\.0\.1:\d+\.$/);
    expect([built('chunks/a.js'), built('chunks/a.css'), built('media/b-1.p.woff2')]).toEqual([
      'a',
      'css',
      'b',
    ]);
    expect(listed()).toEqual({
      files: own,
      former: [
        { replaced: NOW.toISOString(), files: { 'chunks/a.css': sha('css'), 'chunks/a.js': sha('a') } },
        { replaced: daysAgo(2), files: { 'media/b-1.p.woff2': sha('b') } },
      ],
    });
    expect(asked.toSorted()).toEqual([
      '/_next/static/chunks/a.css',
      '/_next/static/chunks/a.js',
      '/_next/static/media/b-1.p.woff2',
      '/assets.json',
    ]);
  });

  test('what was replaced a week ago is left behind, and a moment that is yet to come is none', async () => {
    serve(
      {},
      {
        [daysAgo(7)]: { 'chunks/old.js': 'old' },
        [daysAgo(6.9)]: { 'chunks/new.js': 'new' },
        [daysAgo(-900)]: { 'chunks/ahead.js': 'ahead' },
      },
    );
    await take();
    expect(chunks()).toEqual(['ahead.js', 'new.js', 'own.js']);
    expect(listed().former.map(({ replaced }) => replaced)).toEqual([NOW.toISOString(), daysAgo(6.9)]);
  });

  test('a file of the new build is not overwritten, nor asked for', async () => {
    serve({ 'chunks/own.js': 'another text' }, { [daysAgo(1)]: { 'chunks/own.js': 'a third' } });
    await take();
    expect(built('chunks/own.js')).toBe('own');
    expect(listed()).toEqual({ files: own, former: [] });
    expect(asked).toEqual(['/assets.json']);
  });

  test('AT-66: a file that is not what the list says is left out', async () => {
    serve({ 'chunks/a.js': 'a', 'chunks/b.js': 'b', 'chunks/gone.js': 'gone' });
    answers['/_next/static/chunks/a.js'] = 'something else';
    delete answers['/_next/static/chunks/gone.js'];
    const messages = await take();
    expect(messages).toContain('chunks/a.js is not what the list says');
    expect(messages).toContain('chunks/gone.js answers 404');
    expect(chunks()).toEqual(['b.js', 'own.js']);
    expect(listed().former).toEqual([{ replaced: NOW.toISOString(), files: { 'chunks/b.js': sha('b') } }]);
  });

  test('AT-66: a name that is not plain is refused, and never asked for', async () => {
    const names = [
      ...[
        '../evil.js',
        'chunks/../../evil.js',
        'chunks/..',
        '/etc/evil.js',
        '//evil.example/x.js',
        'chunks//x.js',
      ],
      ...[
        'chunks/.x.js',
        'chunks/sub/x.js',
        'chunks\\x.js',
        'chunks/%2e%2e%2fevil.js',
        'chunks/x%2ejs',
        'chunks/x.js?a',
      ],
      ...[
        'chunks/x.js#a',
        'chunks/x.html',
        'chunks/x.svg',
        'chunks/x.js.map',
        'chunks/x',
        'evil.js',
        'x/evil.js',
        '',
      ],
      ...[
        'chunks/x.js\n',
        'chunks/ü.js',
        `chunks/${'x'.repeat(300)}.js`,
        '__proto__',
        'https://evil.example/x.js',
      ],
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
    expect(existsSync(join(folder, 'dist/evil.js'))).toBe(false);
  });

  test('AT-66: what is too large, or never ends, is left out', async () => {
    serve({ 'chunks/large.js': 'x'.repeat(2000), 'chunks/endless.js': 'x', 'chunks/a.js': 'a' });
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    answers['/_next/static/chunks/endless.js'] = (_, response) => {
      response.on('close', end);
      const more = () => !response.destroyed && response.write('x'.repeat(500), () => setImmediate(more));
      more();
    };
    const messages = await take(site, { fileBytes: 1000 });
    expect(messages).toContain('chunks/large.js is larger than 1000 bytes');
    expect(messages).toContain('chunks/endless.js is larger than 1000 bytes');
    expect(chunks()).toEqual(['a.js', 'own.js']);
    await ended;
  });

  test('AT-66: an answer that does not come is not waited for', async () => {
    serve({ 'chunks/a.js': 'a', 'chunks/silent.js': 'b', 'chunks/slow.js': 'c' });
    answers['/_next/static/chunks/silent.js'] = () => undefined;
    answers['/_next/static/chunks/slow.js'] = (_, response) => void response.write('c');
    const messages = await take(site, { answerMs: 500 });
    expect(messages).toContain('chunks/silent.js takes too long');
    expect(messages).toContain('chunks/slow.js takes too long');
    expect(chunks()).toEqual(['a.js', 'own.js']);
    answers['/assets.json'] = () => undefined;
    expect(await take(site, { answerMs: 500 })).toContain('/assets.json takes too long');
  });

  test('AT-66: all together have a bound, and the newest come first', async () => {
    serve(
      { 'chunks/a.js': 'a'.repeat(60) },
      { [daysAgo(3)]: { 'chunks/c.js': 'c'.repeat(60) }, [daysAgo(1)]: { 'chunks/b.js': 'b'.repeat(30) } },
    );
    expect(await take(site, { bytes: 100 })).toMatch(/Left out: chunks\/c\.js is/);
    expect(chunks()).toEqual(['a.js', 'b.js', 'own.js']);
    rmSync(join(folder, 'dist/static/chunks/a.js'));
    rmSync(join(folder, 'dist/static/chunks/b.js'));
    await take(site, { files: 1 });
    expect(chunks()).toEqual(['a.js', 'own.js']);
  });

  test('AT-66: a redirect is not followed', async () => {
    serve({ 'chunks/a.js': 'a', 'chunks/b.js': 'b' });
    answers['/elsewhere'] = 'a';
    answers['/_next/static/chunks/a.js'] = (_, response) =>
      void response.writeHead(302, { Location: '/elsewhere' }).end();
    expect(await take()).toContain('chunks/a.js answers 302');
    expect(chunks()).toEqual(['b.js', 'own.js']);
    answers['/assets.json'] = (_, response) => void response.writeHead(301, { Location: '/elsewhere' }).end();
    expect(await take()).toContain('/assets.json answers 301');
    expect(asked).not.toContain('/elsewhere');
  });

  test.each(['', 'null', '[]', '{"files":{"chunks/a.js":1},"former":[]}', '{"files":{}}', '<!DOCTYPE html>'])(
    'AT-66: what is no list is taken for none: %s',
    async (text) => {
      answers['/assets.json'] = text;
      expect(await take()).toContain('/assets.json is no such list');
      expect(listed()).toEqual({ files: own, former: [] });
    },
  );

  test('AT-66: a list of any size is not read', async () => {
    serve({ 'chunks/a.js': 'a' });
    expect(await take(site, { listBytes: 20 })).toContain('/assets.json is larger than 20 bytes');
  });

  test.each([
    'http://site.example',
    'ftp://localhost',
    'localhost:3000',
    'nonsense',
    'http://127.0.0.1.evil.example',
  ])('AT-66: nobody is asked where others could answer: %s', async (from) => {
    expect(await take(from)).toContain('only an address with https, or one of this machine, is asked');
  });
});
