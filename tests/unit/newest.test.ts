import { newestRelease, type Published } from '../support/newest';

const published: Published = {
  versions: ['1.9.0-canary-bbb', '1.9.0', '1.9.1', '2.0.0-canary.9', '2.0.0-canary.10', '2.0.0-rc.1'],
  time: {
    '1.9.0-canary-bbb': '2026-01-01T00:00:00Z',
    '1.9.1': '2026-03-01T00:00:00Z',
    '2.0.0-canary.9': '2026-02-01T00:00:00Z',
    '2.0.0-canary.10': '2026-02-02T00:00:00Z',
    '2.0.0-rc.1': '2026-04-01T00:00:00Z',
  },
  'dist-tags': { latest: '1.9.1' },
};

test.each([
  ['a newer release', '1.9.0', 'latest', '1.9.1'],
  ['no release when the newest is in use', '1.9.1', 'latest', undefined],
  ['no release before the one in use', '2.0.0', 'latest', undefined],
  ['the prerelease that came out last, whatever its line', '1.9.1', 'canary', '2.0.0-canary.10'],
  ['no prerelease of what is out', '2.0.0', 'canary', undefined],
])('it finds %s', (_, installed, channel, expected) => {
  expect(newestRelease(published, installed, channel)).toBe(expected);
});

test('a tag of its makers decides', () => {
  const tagged = { ...published, 'dist-tags': { canary: '2.0.0-canary.9' } };
  expect(newestRelease(tagged, '1.9.1', 'canary')).toBe('2.0.0-canary.9');
  expect(newestRelease(tagged, '2.0.0', 'canary')).toBeUndefined();
});
