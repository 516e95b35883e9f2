import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareSameChunks } from '@/deploy/same-chunks';

/** A chunk as Turbopack writes it: a module's number and what makes it, and the address of its own map. */
const chunk = (name: string, modules: string) =>
  `module.exports=[${modules}];\n\n//# sourceMappingURL=${name}.map`;

let folder: string;
const text = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chunks-'));
  mkdirSync(join(folder, 'ssr'));
  const written: Record<string, string> = {
    'ssr/b.js': chunk('b.js', '1,"one"'),
    'ssr/a.js': chunk('a.js', '1,"one"'),
    'ssr/c.js': chunk('c.js', '2,"two"'),
    // The same modules in another folder, which another part of the server has.
    'a.js': chunk('a.js', '1,"one"'),
    'ssr/[turbopack]_runtime.js': 'const run=1;',
    'ssr/[other]_runtime.js': 'const run=1;',
  };
  for (const [name, code] of Object.entries(written)) writeFileSync(join(folder, name), code);
});

afterEach(() => rmSync(folder, { recursive: true }));

it('keeps what is alike once, and every name still leads to its modules', () => {
  const before = text('ssr/b.js').length;
  expect(shareSameChunks(folder)).toBe(before - text('ssr/b.js').length);
  const modules = createRequire(join(folder, 'x.js'));
  expect(modules('./ssr/b.js')).toEqual([1, 'one']);
  expect(modules('./ssr/b.js')).toBe(modules('./ssr/a.js'));
  expect(text('ssr/b.js')).not.toContain('"one"');
});

it('leaves alone what differs, other folders and what is no chunk', () => {
  shareSameChunks(folder);
  for (const name of ['a.js', 'ssr/a.js']) expect(text(name)).toBe(chunk('a.js', '1,"one"'));
  expect(text('ssr/c.js')).toBe(chunk('c.js', '2,"two"'));
  expect(text('ssr/[other]_runtime.js')).toBe('const run=1;');
});
