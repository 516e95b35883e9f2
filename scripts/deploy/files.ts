import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { listFiles } from '../../adapter/list-files.ts';
import { locale } from '../../content/messages/locale.ts';
import { proxyRefusals } from '../../content/messages/errors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Copies files of the previous release into a new build, for open tabs. Files older than thirty days are left
 * out.
 */
export function copyPreviousStatic(previous: string, dist: string): void {
  if (!existsSync(previous)) return;
  cpSync(previous, join(dist, 'static'), {
    recursive: true,
    force: false,
    preserveTimestamps: true,
    filter: (from) => statSync(from).isDirectory() || Date.now() - statSync(from).mtimeMs < 30 * DAY_MS,
  });
}

export function writeNginx(dist: string, siteUrl: string): void {
  const out = join(dist, 'nginx');
  const files = join(out, 'files');
  rmSync(out, { recursive: true, force: true });
  cpSync(join(dist, 'static'), join(files, '_next/static'), { recursive: true, preserveTimestamps: true });
  cpSync('public/icons', join(files, 'icons'), { recursive: true, preserveTimestamps: true });
  const app = join(dist, 'server/app');
  for (const folder of ['share', 'pictures', 'drawings'].map((name) => join(app, name)).filter(existsSync))
    for (const file of listFiles(folder).filter((name) => extname(name) === '.body'))
      cpSync(file, join(files, relative(app, file).slice(0, -'.body'.length)), { preserveTimestamps: true });
  for (const [status, { title, text }] of Object.entries(proxyRefusals))
    writeFile(
      join(files, `errors/${status}.html`),
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>\n`,
    );
  const { host, protocol } = new URL(siteUrl);
  const template = readFileSync('scripts/deploy/nginx.conf.template', 'utf8');
  const config = template
    .replaceAll('"SITE_HOST"', `"${host}"`)
    .replaceAll('"SITE_SCHEME"', `"${protocol.slice(0, -1)}"`);
  writeFile(join(out, 'nginx.conf'), config);
}

function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
