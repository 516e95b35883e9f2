import { connectorOf } from '@/components/art/connector';
import { minutesOf, scaleOf } from '@/lib/schema/measure';

describe('the scale of a measure', () => {
  it.each([
    ['falls', 'Wait', '42 min', '6 min', { before: 100, after: 14.3, end: '42 min' }],
    ['rises', 'Exercises', '2', '12', { before: 16.7, after: 100, end: '12' }],
    ['is a percentage', 'Reviewed', '2%', '100%', { before: 2, after: 100, end: '100%' }],
    ['is a percentage that falls', 'Fall-out', '23%', '9%', { before: 23, after: 9, end: '100%' }],
    ['is more than all', 'Load', '80%', '160%', { before: 50, after: 100, end: '160%' }],
    ['is a score', 'Team (1 to 5)', '3.2', '4', { before: 64, after: 80, end: '5' }],
    ['has two units', 'Recovery', '4 h 10 min', '55 min', { before: 100, after: 22, end: '4 h 10 min' }],
    ['does not change', 'Cost', '$84', '$84', { before: 100, after: 100, end: '$84' }],
    ['is nothing', 'Errors', '0', '0', { before: 0, after: 0, end: '0' }],
  ])('that %s begins at zero and prints its end', (_, metric, before, after, scale) =>
    expect(scaleOf({ metric, before, after })).toEqual(scale),
  );
});

describe('a bar a minute', () => {
  it('is drawn where whole minutes fell', () =>
    expect(minutesOf({ before: '42 min', after: '6 min' })).toEqual({ before: 42, after: 6 }));

  it.each([
    ['rose', '6 min', '42 min'],
    ['are too many', '96 min', '63 min'],
    ['are no minutes', '6 days', '2 days'],
    ['are a share', '42%', '6%'],
    ['are not whole', '9 min 20 s', '5 min'],
    ['came to nothing', '9 min', '0 min'],
  ])('is not where they %s', (_, before, after) => expect(minutesOf({ before, after })).toBeUndefined());
});

describe('the connector', () => {
  it('of a falling measure runs left, its levers in order between both ends', () =>
    expect(connectorOf({ before: 100, after: 40, levers: 5, checkpoint: 4 })).toEqual({
      rises: false,
      dots: [90, 80, 70, 50],
      gem: 60,
    }));

  it('of a rising one runs right', () =>
    expect(connectorOf({ before: 2, after: 100, levers: 3, checkpoint: 1 })).toEqual({
      rises: true,
      dots: [51, 75.5],
      gem: 26.5,
    }));

  it('that is short keeps its diamond and drops its dots', () =>
    expect(connectorOf({ before: 58, after: 68, levers: 5, checkpoint: 3 })).toMatchObject({
      dots: [],
      gem: 63,
    }));

  it('has no diamond where nobody decides, and no mark without levers or without a change', () => {
    expect(connectorOf({ before: 0, after: 90, levers: 2, checkpoint: undefined })).toMatchObject({
      dots: [30, 60],
      gem: undefined,
    });
    expect(connectorOf({ before: 0, after: 90, levers: 0, checkpoint: undefined }).dots).toEqual([]);
    expect(connectorOf({ before: 50, after: 50, levers: 2, checkpoint: 1 })).toMatchObject({
      dots: [],
      gem: undefined,
    });
  });

  it.each([1, 2, 6, 9])('never leaves its two ends with %d levers', (levers) => {
    const { dots, gem } = connectorOf({ before: 90, after: 10, levers, checkpoint: levers });
    for (const mark of [...dots, gem ?? 0]) {
      expect(mark).toBeGreaterThan(10);
      expect(mark).toBeLessThan(90);
    }
    expect(dots).toHaveLength(levers - 1);
  });
});
