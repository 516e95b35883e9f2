import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Service {
  ports?: (string | { host_ip?: string })[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  build: { target: string; secrets?: string[] };
  environment?: Record<string, string>;
}

/** The file as it is read when nothing but what it demands is set. */
const compose = readFileSync('compose.yaml', 'utf8').replaceAll(
  /\$\{\w+(?::?-([^}]*)|:\?)\}/g,
  (_, otherwise: string | undefined) => otherwise ?? 'set',
);
const { services } = parse(compose) as { services: Record<string, Service> };
const stages = readFileSync('Dockerfile', 'utf8').split(/^(?=FROM )/m);

test('AT-64: no port is published on every interface', () => {
  const ports = Object.values(services).flatMap((service) => service.ports ?? []);
  expect(ports.length).toBeGreaterThan(0);
  for (const port of ports) {
    const address = typeof port === 'string' ? port.replace(/:?[\d-]+:[\d-]+(?:\/\w+)?$/, '') : port.host_ip;
    expect(address).toMatch(/^(?:127\.0\.0\.1|\[?::1\]?)$/);
  }
});

describe.each(Object.entries(services))('AT-64: the service %s', (_, service) => {
  test('may change no file, has no right of the superuser, and gets none', () => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    for (const name of ['cap_add', 'devices', 'network_mode', 'pid', 'privileged', 'user', 'volumes'])
      expect(service).not.toHaveProperty(name);
  });

  test('is run by somebody else than root', () => {
    const stage = stages.find((text) => RegExp(`^FROM .* AS ${service.build.target}$`, 'm').test(text));
    const users = [...(stage?.matchAll(/^USER (.+)$/gm) ?? [])];
    expect(users.at(-1)?.[1]).toMatch(/^(?!root$|0$)\S+$/);
  });
});

test('both images come from one build: it is given the same', () => {
  const [site, web] = [services['site'], services['web']].map((service) => ({
    ...service?.build,
    target: '',
  }));
  expect(web).toEqual(site);
  const secret = '/run/secrets/' + (site?.secrets?.[0] ?? 'none');
  expect(stages.find((text) => text.includes(secret))).toMatch(/^FROM .* AS build$/m);
});

test('the site is told in which header nginx names the visitor', () => {
  expect(services['site']?.environment?.['VISITOR_ADDRESS_HEADER']).toBe('x-real-ip');
  expect(readFileSync('deploy/nginx-config.ts', 'utf8')).toMatch(/proxy_set_header X-Real-IP \$remote_addr;/);
});
