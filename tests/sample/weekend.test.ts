import { home } from '@/lib/content/home';
import { platform } from '@/lib/content/platform';
import { columnsOf, inDigits, lateOf, placeOf, runAt, stopsOf } from '@/lib/content/runs';

const { weekend } = platform;
const stops = stopsOf(weekend);
const late = lateOf(weekend);

it('has 4,812 runs, 61 stops and 3 that still wait, as the text says', () => {
  expect([weekend.runs, stops.length, late.length]).toEqual([4812, 61, 3]);
  expect(weekend.text).toContain(
    `${inDigits(weekend.runs)} runs, ${stops.length} stopped at a checkpoint, ${late.length} of`,
  );
});

it('stands in grids of 132, 84 and 66 columns, with no stop at an edge and none beside another', () => {
  const grids = [3.62, 1.466, 0.905].map((ratio) => columnsOf(weekend.runs, ratio));
  expect(grids).toEqual([132, 84, 66]);
  for (const columns of grids) {
    const places = stops.map((index) => placeOf(index, columns));
    for (const [at, [x, y]] of places.entries()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(columns - 1);
      for (const [otherX, otherY] of places.slice(0, at))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(1.6);
    }
  }
});

it('ends with the run that the home page shows', () => {
  const { number, kind, fields } = runAt(weekend, weekend.runs - 1);
  const [, , asked, sent] = home.hero.run.lines;
  expect(kind).toBe('stop');
  expect(home.hero.run.caption).toContain(number);
  expect(fields[0]).toBe(`Mon ${asked?.time}`);
  expect(asked?.text.toLowerCase()).toContain(fields[1].toLowerCase());
  const [, answered = ''] = fields[4].split(' ');
  expect(fields[4]).toMatch(/^Approved \d/);
  expect(answered > (asked?.time ?? '') && answered < (sent?.time ?? '')).toBe(true);
});

it('answers only what is past when she reads, and who is late nobody has answered', () => {
  for (const index of stops) {
    const { kind, fields } = runAt(weekend, index);
    expect(kind === 'late').toBe(fields[4].startsWith('No answer'));
    if (kind === 'stop' && fields[0].startsWith('Mon'))
      expect((fields[4].split(' ').at(-1) ?? '') <= '09:43:30').toBe(true);
  }
});
