import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { securityHeaders } from '../lib/security/headers.ts';
import { type StaticAnswer, staticAnswers } from './files.ts';

export interface NginxOptions {
  /** The build's folder. What is made lies in `nginx` beneath it. */
  dist: string;
  /** Where nginx listens. */
  listen: string;
  /** Host and port of the site's server. */
  upstream: string;
  /** Folder of the made files as nginx sees it. */
  root: string;
  /** Whether nginx has the module for files that are compressed with brotli. */
  brotli: boolean;
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

const quoted = (text: string) => {
  if (/[\n\r$]/.test(text)) throw new Error(`nginx would read more into it: ${text}`);
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
};

const addHeaders = (headers: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(headers)
    .map(([key, value]) => `${indent}add_header ${key} ${quoted(value)} always;`)
    .join('\n');

/** An address of its own: nothing of one answer can reach another. */
const location = ({ path, type, headers }: StaticAnswer, name: string) => `
    location = ${quoted(decodeURI(path))} {
      if ($for_site) { return 418; }
      default_type ${quoted(type)};
${addHeaders(headers, '      ')}
      try_files /${name} =404;
    }`;

/**
 * Writes what nginx needs to answer every address that never changes, compressed beforehand, each with its own
 * headers; it passes everything else on.
 */
export function writeNginx({ dist, listen, upstream, root, brotli }: NginxOptions): void {
  const out = join(dist, 'nginx');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'files'), { recursive: true });
  const locations = staticAnswers(dist).map((answer, index) => {
    writeBody(answer, join(out, 'files', String(index)));
    return location(answer, String(index));
  });
  const own = Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value]));
  const refusal = {
    ...own,
    'Content-Security-Policy':
      "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
    'Cache-Control': 'no-store',
  };
  writeFileSync(
    join(out, 'files', 'unavailable.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Back in a moment</title><h1>Back in a moment</h1><p>This page could not be made just now. Please load it again.</p></html>\n',
  );
  writeFileSync(
    join(out, 'nginx.conf'),
    `# Made from the build by deploy/nginx.ts: change that.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
worker_rlimit_nofile 8192;
pid /tmp/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }

http {
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  # No visitor's address is kept.
  access_log off;
  keepalive_timeout 65s;
  client_body_temp_path /tmp/nginx-body;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;

  # Files never change while nginx runs.
  open_file_cache max=10000 inactive=1h;
  open_file_cache_valid 1h;
  open_file_cache_errors on;

  types { }
  gzip_static on;
  ${brotli ? 'brotli_static on;' : '# No brotli: the module is not installed.'}
  gzip_vary on;
  gzip_proxied any;

  # Only a plain request for an address exactly as it is written may be answered with a file. Whatever the framework
  # reads as a wish for something else, and every other spelling, is for the site.
  map "$request_method|$http_rsc$http_next_router_prefetch$http_next_router_segment_prefetch$http_next_router_state_tree$http_next_url$http_next_action$content_type|$request_uri|$uri" $for_site {
    default 1;
    "~^(?:GET|HEAD)\\|\\|(?<asked>[^?|]*)(?:\\?[^|]*)?\\|\\k<asked>$" 0;
  }

  upstream site {
    server ${upstream};
    keepalive 64;
  }

  server {
    listen ${listen};
    root ${quoted(root)};
    # Larger than any call of an action: the site says no by itself to what it finds too large.
    client_max_body_size 256k;
    client_body_buffer_size 256k;
    error_page 418 = @site;
    recursive_error_pages on;
    # Of nginx's own refusals. A location with headers of its own has only these.
${addHeaders(refusal, '    ')}

    location / { return 418; }

    location @site {
      # Sends nothing, and keeps out the headers above: the site's answers have theirs.
      add_header X-Accel "";
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      # The dashboard streams.
      proxy_buffering off;
      proxy_read_timeout 60s;
      error_page 502 504 =503 @unavailable;
    }

    location @unavailable {
      default_type "text/html; charset=utf-8";
${addHeaders({ ...refusal, 'Retry-After': '5' }, '      ')}
      try_files /unavailable.html =503;
    }
${locations.join('\n')}
  }
}
`,
  );
}
