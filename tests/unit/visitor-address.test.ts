import { getAddressHeader } from '@/lib/env/deployment';
import { getVisitorAddress, getVisitorKey } from '@/lib/security/visitor-address';

const asked = (value: string, name = 'x-real-ip') => getVisitorAddress(new Headers({ [name]: value }));

afterEach(() => {
  delete process.env['VISITOR_ADDRESS_HEADER'];
});

it('The address of a visitor is unknown when no host gives it', () => {
  expect(getAddressHeader({})).toBeNull();
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'x-peer-address'])
    expect(asked('198.51.100.7', name)).toBeNull();
});

it('The address of a visitor is the last value of the configured header, in one spelling', () => {
  process.env['VISITOR_ADDRESS_HEADER'] = 'X-Real-IP';
  expect(asked('198.51.100.7')).toBe('198.51.100.7');
  expect(asked(' 192.0.2.1 , 198.51.100.7')).toBe('198.51.100.7');
  expect(asked('::ffff:198.51.100.7')).toBe('198.51.100.7');
  expect(asked('2001:DB8:0:0::1')).toBe('2001:db8::1');
  for (const odd of ['', 'localhost', '198.51.100.7:80', '1', '0x7f.1', '<script>', '::1%eth0 x'])
    expect(asked(odd)).toBeNull();
});

it.each(['x-peer-address', 'x-forwarded-for'])(
  'The address of a visitor is unknown where %s names a proxy',
  (name) => {
    process.env['VISITOR_ADDRESS_HEADER'] = name;
    for (const proxy of '127.0.0.1 ::1 ::ffff:127.0.0.1 10.0.0.2 172.18.0.3 fd00::1 fe80::1'.split(' '))
      expect(asked(proxy, name)).toBeNull();
    expect(asked('198.51.100.7', name)).toBe('198.51.100.7');
  },
);

it('The address of a visitor is known on two hosts', () => {
  expect(getAddressHeader({ VERCEL: '1' })).toBe('x-vercel-forwarded-for');
  expect(getAddressHeader({ VERCEL: '1', VISITOR_ADDRESS_HEADER: 'CF-Connecting-IP' })).toBe(
    'cf-connecting-ip',
  );
});

test('A network of IPv6 is one visitor, as an address of IPv4 is', () => {
  expect(getVisitorKey('2001:db8:1:2:3:4:5:6')).toBe(getVisitorKey('2001:db8:1:2::9'));
  expect(getVisitorKey('2001:db8:1:2::1')).not.toBe(getVisitorKey('2001:db8:1:3::1'));
  expect(getVisitorKey('198.51.100.7')).not.toBe(getVisitorKey('198.51.100.8'));
});
