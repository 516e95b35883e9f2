import { isTestHost } from '../database/server/host';

describe('the server of the database tests', () => {
  test.each(['localhost', '127.0.0.1', '127.1.2.3', '::1', '/var/run/postgresql', 'postgres', 'postgres-17'])(
    '%s is used without being asked',
    (host) => expect(isTestHost(host)).toBe(true),
  );
  test.each([
    'db.abcdefghijklmnop.supabase.co',
    'aws-0-eu-central-1.pooler.supabase.com',
    'localhost.evil.example',
    'database.internal',
    '10.0.0.5',
    '192.168.0.10',
    '172.17.0.2',
    '169.254.1.1',
    '1.127.0.0',
    'fd00::1',
    '::ffff:10.0.0.5',
    '2130706433',
    '',
  ])('%s may be production', (host) => expect(isTestHost(host)).toBe(false));
});
