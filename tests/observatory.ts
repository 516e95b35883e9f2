import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createPlainServer, request } from 'node:http';
import { createServer } from 'node:https';
import { join, resolve } from 'node:path';
import { freePort } from '../supabase/local/ports.ts';
import { startSite } from '../local/site.ts';

/**
 * Scores the site as the HTTP Observatory does, over TLS and without the network. The scanner is too heavy to be
 * installed with the project; name the folder it is in (SECURITY.md has the commands). Fails below 120 points.
 */
const LEAST = 120;
const PATHS = ['/', '/auth', '/dashboard-list-form-data', '/no-such-page'];
const work = 'supabase/.temp/observatory';
const folder = resolve(process.argv[2] ?? '');
const scanner = join(folder, 'node_modules/@mdn/mdn-http-observatory');

/** `scan` of the package takes no path and refuses a 404, so its parts are called, and its sum is made here. */
const program = `
import { retrieve } from ${JSON.stringify(join(scanner, 'src/retriever/retriever.js'))};
import { ALL_TESTS } from ${JSON.stringify(join(scanner, 'src/constants.js'))};
import { getGradeForScore, getScoreModifier } from ${JSON.stringify(join(scanner, 'src/grader/grader.js'))};
const [httpsPort, httpPort, ...paths] = process.argv.slice(2);
for (const path of paths) {
  const found = await retrieve('localhost', { httpsPort, httpPort, path });
  const rows = ALL_TESTS.map((test) => test(found)).map((each) => [each.constructor.name, each.result, getScoreModifier(each.result)]);
  const sum = (some) => rows.filter(([, , points]) => some(points)).reduce((total, [, , points]) => total + points, 100);
  const withoutExtras = sum((points) => points < 0);
  const score = withoutExtras >= 90 ? sum(() => true) : withoutExtras;
  console.log(path + ': HTTP ' + found.responses.auto?.status + ', ' + score + ' points, ' + getGradeForScore(score).grade);
  for (const [name, result, points] of rows) console.log('  ' + String(points).padStart(4) + '  ' + name + ': ' + result);
  if (!(score >= ${LEAST})) process.exitCode = 1;
}
`;

mkdirSync(work, { recursive: true });
const [key, certificate] = [join(work, 'key.pem'), join(work, 'certificate.pem')];
const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
execFileSync(
  'openssl',
  [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...name,
    '-keyout',
    key,
    '-out',
    certificate,
  ],
  { stdio: 'ignore' },
);
// The list of hosts that browsers know to be on https: none of ours, and the package would download it.
writeFileSync(join(scanner, 'conf/hsts-preload.json'), '{}');
writeFileSync(join(work, 'scan.mjs'), program);

const [httpsPort, httpPort, sitePort] = [await freePort(), await freePort(), await freePort()];
const origin = `https://localhost:${httpsPort}`;
const site = await startSite({
  port: sitePort,
  siteUrl: origin,
  backendPort: await freePort(),
  mailboxPort: await freePort(),
  data: join(work, 'backend'),
  sampleAccount: false,
});
/** Ends TLS and changes nothing. */
const secure = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (call, answer) => {
  const { url: path, method, headers } = call;
  const onward = request({ host: 'localhost', port: sitePort, path, method, headers }, (found) => {
    answer.writeHead(found.statusCode ?? 502, found.headers);
    found.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  call.pipe(onward);
}).listen(httpsPort, '127.0.0.1');
const plain = createPlainServer((call, answer) =>
  answer.writeHead(301, { Location: origin + (call.url ?? '/') }).end(),
).listen(httpPort, '127.0.0.1');
try {
  const child = spawn(
    process.execPath,
    [join(work, 'scan.mjs'), String(httpsPort), String(httpPort), ...PATHS],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    },
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  secure.close();
  plain.close();
  await site.stop();
}
