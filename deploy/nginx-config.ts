import { isIP } from 'node:net';
import { locale } from '../content/words/locale.ts';
import { proxyRefusals } from '../content/words/refusals.ts';
import { securityHeaders } from '../lib/security/headers.ts';
import { barePolicy } from '../lib/security/policy.ts';
import type { StaticAnswer } from './files.ts';

export interface NginxSettings {
  /** Where nginx listens. */
  listen: string;
  /** Host and port of the site's server. */
  upstream: string;
  /** The origin visitors use. This one is passed to the site, whatever a visitor says. */
  siteUrl: string;
  /**
   * Addresses and networks of what stands before nginx. The visitor of a request from there is the last address in its
   * X-Forwarded-For: the one that the proxy itself saw. Left out, nobody's word is taken.
   */
  trustedProxies?: readonly string[];
  /** Folder of the made files as nginx sees it. */
  root: string;
  /** Folder that nginx may write to. */
  temp: string;
  /** Whether nginx has the module for files that are compressed with brotli. */
  brotli: boolean;
}

/**
 * What one visitor may send: this many at once, then one every other second. A person at a form sends a handful in a
 * minute; sixty people of one office who sign in at the same moment pass. Passwords cannot be guessed at that pace.
 */
const POSTS = { atOnce: 60, aMinute: 30 };

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

const refusal = {
  ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  'Content-Security-Policy': barePolicy,
  'Cache-Control': 'no-store',
};

/** A page of nginx's own, for what the site was not asked or did not answer. A file would only be given to a GET. */
const refusalPage = (
  name: string,
  status: number,
  seconds: number,
  { title, text }: { title: string; text: string },
) => `
    location @${name} {
      default_type "text/html; charset=utf-8";
${addHeaders({ ...refusal, 'Retry-After': String(seconds) }, '      ')}
      return ${status} ${quoted(
        `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>\n`.trim(),
      )};
    }`;

/** An address, or a network with its length, as nginx reads it: nothing else may get into its configuration. */
function network(text: string): string {
  const [address = '', length, ...more] = text.split('/');
  if (!isIP(address) || more.length > 0 || !/^\d{1,3}$/.test(length ?? '0'))
    throw new Error(`Not an address or a network: ${text}`);
  return text;
}

/** The visitor's address from a proxy's word. */
const fromProxies = (proxies: readonly string[]) => `
${proxies.map((proxy) => `  set_real_ip_from ${network(proxy)};`).join('\n')}
  real_ip_header X-Forwarded-For;
  # The last address only: what stands before it was written by the visitor, or by somebody whom the proxy believes.
  real_ip_recursive off;
`;

/** Who a visitor is, and what is counted of one. */
const visitors = (proxies: readonly string[]) => `${proxies.length > 0 ? fromProxies(proxies) : ''}
  # Whoever has an IPv6 address has a network of them; one that holds an IPv4 address counts as that.
  map $binary_remote_addr $visitor {
    default $binary_remote_addr;
    "~^\\x00{10}\\xff\\xff(?s)(?<mapped>.{4})\\z" $mapped;
    "~^(?s)(?<network>.{8}).{8}\\z" $network;
  }
  # Pages are not counted: an empty key is none.
  map $request_method $poster {
    default $visitor;
    GET "";
    HEAD "";
  }
  limit_req_zone $poster zone=posts:10m rate=${POSTS.aMinute}r/m;
  limit_conn_zone $poster zone=posting:10m;
  limit_req_status 429;
  limit_conn_status 429;
`;

/** nginx's whole configuration; the files of the answers lie under their numbers. */
export function nginxConfig(
  { listen, upstream, siteUrl, trustedProxies = [], root, temp, brotli }: NginxSettings,
  answers: readonly StaticAnswer[],
): string {
  const { host, protocol } = new URL(siteUrl);
  return `# Made from the build by deploy/nginx.ts: change that.
include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
worker_rlimit_nofile 8192;
pid ${temp}/nginx.pid;
# Of nginx itself: a wrong configuration, a worker that ended.
error_log stderr warn;
events { worker_connections 4096; }

http {
  # Requests are not logged: each such line carries the whole first line of its request, and with it tokens of
  # mailed links, addresses and searches, and the visitor's address; at every level, for want of memory even at the
  # highest. Lost is why a request failed. The site's own log says what happened there, without what was sent; that it
  # is down say the health checks and the 503 of the account area.
  error_log /dev/null emerg;
  # No visitor's address is kept.
  access_log off;
  server_tokens off;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 65s;
  # Whoever sends or takes nothing for so long is cut off; the first line and the headers must be whole by then.
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  reset_timedout_connection on;
  client_body_temp_path ${temp}/nginx-body;
  proxy_temp_path ${temp}/nginx-proxy;
  fastcgi_temp_path ${temp}/nginx-fastcgi;
  uwsgi_temp_path ${temp}/nginx-uwsgi;
  scgi_temp_path ${temp}/nginx-scgi;

  # Files never change while nginx runs.
  open_file_cache max=10000 inactive=1h;
  open_file_cache_valid 1h;
  open_file_cache_errors on;

  types { }
  gzip_static on;
  ${brotli ? 'brotli_static on;' : '# No brotli: the module is not installed.'}
  gzip_vary on;
  gzip_proxied any;
${visitors(trustedProxies)}
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

    # A whole address in the first line is for a proxy, and names a host past the header. Foreign names in the header
    # are let be: files are the same under every name, and none is passed to the site.
    if ($request !~ "^[^ ]+ +/") { return 400; }

    location / { return 418; }

    location @site {
      # Sends nothing, and keeps out the headers above: the site's answers have theirs.
      add_header X-Accel "";
      # Files never come here.
      limit_req zone=posts burst=${POSTS.atOnce} nodelay;
      limit_conn posting ${POSTS.atOnce};
      error_page 429 @too_many;
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host ${quoted(host)};
      proxy_set_header X-Forwarded-Host ${quoted(host)};
      proxy_set_header X-Forwarded-Proto ${quoted(protocol.slice(0, -1))};
      # Each in place of what the visitor says.
      proxy_set_header X-Real-IP $remote_addr;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Port "";
      proxy_set_header Forwarded "";
      # Notes of the site to itself.
      proxy_set_header X-Visitor "";
      proxy_set_header X-Peer-Address "";
      # The dashboard streams.
      proxy_buffering off;
      proxy_read_timeout 60s;
      error_page 502 504 =503 @unavailable;
    }
${refusalPage('unavailable', 503, 5, proxyRefusals.unavailable)}
${refusalPage('too_many', 429, 10, proxyRefusals.tooMany)}
${answers.map((answer, index) => location(answer, String(index))).join('\n')}
  }
}
`;
}
