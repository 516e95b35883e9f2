import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type StaticAnswer, staticAnswers } from './files.ts';
import { nginxConfig, type NginxSettings } from './nginx-config.ts';

export interface NginxOptions extends NginxSettings {
  /** The build's folder. What is made lies in `nginx` beneath it. */
  dist: string;
}

/** Below this a compressed file saves no packet. */
const SMALL = 256;
const isText = /^text\/|[/+](json|xml|javascript|manifest\+json)\b|svg/;

/** Writes a body under a plain name, and smaller forms of it beside it. */
function writeBody({ file, type }: StaticAnswer, target: string): void {
  copyFileSync(file, target);
  const { mtime, size } = statSync(file);
  utimesSync(target, mtime, mtime);
  if (!isText.test(type) || size < SMALL) return;
  const body = readFileSync(file);
  const smaller = {
    gz: gzipSync(body, { level: 9 }),
    br: brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
    }),
  };
  for (const [suffix, bytes] of Object.entries(smaller)) {
    writeFileSync(`${target}.${suffix}`, bytes);
    // The tag of a version is made of time and size.
    utimesSync(`${target}.${suffix}`, mtime, mtime);
  }
}

/**
 * Writes what nginx needs to answer every address that never changes, compressed beforehand, each with its own
 * headers; it passes everything else on.
 */
export function writeNginx({ dist, ...settings }: NginxOptions): void {
  const out = join(dist, 'nginx');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'files'), { recursive: true });
  const answers = staticAnswers(dist);
  for (const [index, answer] of answers.entries()) writeBody(answer, join(out, 'files', String(index)));
  writeFileSync(join(out, 'nginx.conf'), nginxConfig(settings, answers));
}
