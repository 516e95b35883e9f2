import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { shareSameChunks } from '@/scripts/deploy/same-chunks';

interface Service {
  ports?: string[];
  build: { target: string };
  environment?: Record<string, string>;
}

test('AT-64: A container is reachable by its own machine only, changes no file and has no rights', () => {
  // Only the required variables are set.
  const compose = readFileSync('compose.yaml', 'utf8').replaceAll(
    /\$\{\w+(?::?-([^}]*)|:\?[^}]*)\}/g,
    (_, otherwise: string | undefined) => otherwise ?? 'set',
  );
  const { services } = parse(compose) as { services: Record<string, Service> };
  const stages = readFileSync('Dockerfile', 'utf8').split(/^(?=FROM )/m);
  const ports = Object.values(services).flatMap((service) => service.ports ?? []);
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) expect(port).toMatch(/^(?:127\.0\.0\.1|\[::1\]):/);
  for (const service of Object.values(services)) {
    const rights = { cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] };
    expect(service).toMatchObject({ read_only: true, ...rights });
    for (const name of ['cap_add', 'devices', 'network_mode', 'pid', 'privileged', 'user', 'volumes'])
      expect(service).not.toHaveProperty(name);
    const stage = stages.find((text) => RegExp(`^FROM .* AS ${service.build.target}$`, 'm').test(text));
    expect([...(stage?.matchAll(/^USER (.+)$/gm) ?? [])].at(-1)?.[1]).toMatch(/^(?!root$|0$)\S+$/);
  }
  // The site trusts the header that nginx sets.
  expect(services['site']?.environment?.['VISITOR_ADDRESS_HEADER']).toBe('x-real-ip');
  expect(readFileSync('scripts/deploy/nginx.conf.template', 'utf8')).toMatch(
    /proxy_set_header X-Real-IP \$remote_addr;/,
  );
});

test('AT-64: The unit of a server runs the site without rights, for the proxy of its own machine only', () => {
  const lines = readFileSync('scripts/deploy/site.service', 'utf8').split('\n');
  for (const line of ['User=site', 'NoNewPrivileges=yes', 'CapabilityBoundingSet=', 'ProtectSystem=strict'])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line.startsWith('ReadWritePaths='))).toEqual([]);
  expect(lines.find((line) => line.startsWith('ExecStart='))).toMatch(
    /\/next start -H 127\.0\.0\.1 -p 3000$/,
  );
  expect(readFileSync('scripts/deploy/Caddyfile', 'utf8')).toContain('header_up X-Real-IP {remote_host}');
});

test('Equal chunks of a server are stored once, and every name still leads to its modules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
  const chunk = (name: string, modules: string) =>
    `module.exports=[${modules}];\n\n//# sourceMappingURL=${name}.map`;
  mkdirSync(join(folder, 'ssr'));
  const texts: Record<string, string> = { b: '1,"one"', a: '1,"one"', c: '2,"two"' };
  for (const [name, modules] of Object.entries(texts))
    writeFileSync(join(folder, `ssr/${name}.js`), chunk(`${name}.js`, modules));
  shareSameChunks(folder);
  const modules = createRequire(join(folder, 'x.js'));
  expect(modules('./ssr/b.js')).toEqual([1, 'one']);
  expect(modules('./ssr/b.js')).toBe(modules('./ssr/a.js'));
  expect(readFileSync(join(folder, 'ssr/b.js'), 'utf8')).not.toContain('"one"');
  expect(readFileSync(join(folder, 'ssr/c.js'), 'utf8')).toBe(chunk('c.js', '2,"two"'));
  rmSync(folder, { recursive: true });
});
