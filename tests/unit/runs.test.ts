import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { RunField } from '@/components/kinds/run-field';
import { platform } from '@/lib/content/platform';
import { columnsOf, inDigits, lateOf, placeOf, runAt, runNear, stopsOf } from '@/lib/content/runs';
import { platformSchema } from '@/content/platform.schema';
import { platform as record } from '@/content/platform';

const { weekend } = platform;
const stops = stopsOf(weekend);
const late = lateOf(weekend);

it('has a run for every index, with five fields that say something', () => {
  for (let index = 0; index < weekend.runs; index++) {
    const { number, kind, fields } = runAt(weekend, index);
    expect(number).toBe(inDigits(index + 1));
    expect(kind).toBe(late.includes(index) ? 'late' : stops.includes(index) ? 'stop' : 'run');
    expect(fields.every((field) => field.trim() !== '' && !/[{}]|undefined|NaN/.test(field))).toBe(true);
  }
});

it('gives the same run each time', () => {
  for (const index of stops) expect(runAt(weekend, index)).toEqual(runAt(structuredClone(weekend), index));
});

it('knows from a place in a grid which run is meant, whatever its columns', () => {
  for (const ratio of [3.62, 1.466, 0.905]) {
    const columns = columnsOf(weekend.runs, ratio);
    const near = (place: [number, number], reach: number) =>
      runNear(place, { runs: weekend.runs, columns, among: stops, reach });
    for (let index = 0; index < weekend.runs; index += 7)
      expect(near(placeOf(index, columns), 0)).toBe(index);
    for (const index of stops) {
      const [column, row] = placeOf(index, columns);
      expect(near([column + 0.4, row - 0.3], 1.6)).toBe(index);
      expect(near([column - 0.2, row + 0.3], Infinity)).toBe(index);
    }
    expect(near([columns + 1, 0], 0)).toBeUndefined();
    expect(near([0, Math.ceil(weekend.runs / columns) + 2], 0)).toBeUndefined();
  }
});

it('draws each stop once, and those that are late with a ring', () => {
  for (const look of ['wide', 'small'] as const) {
    const html = renderToStaticMarkup(
      createElement(RunField, { weekend, fields: platform.run.fields, look }),
    );
    const corners = (id: string) =>
      [...html.matchAll(new RegExp(`marker-mid="url\\(#${id}-(\\d+)\\)" d="M0 0l([^"]*) 0 0"`, 'g'))].map(
        ([, columns, points = '']) => ({
          columns: Number(columns),
          numbers: (points.match(/-?\d+/g) ?? []).map(Number),
        }),
      );
    const indexesOf = ({ columns, numbers }: { columns: number; numbers: number[] }) => {
      let [x, y] = [0, 0];
      return numbers.flatMap((step, at) => {
        if (at % 2 === 0) x += step;
        else y += step;
        return at % 2 ? [y * columns + x] : [];
      });
    };
    expect(corners('stop').map(indexesOf)).toEqual(
      Array(2).fill(stops.filter((index) => !late.includes(index))),
    );
    expect(corners('late').map(indexesOf)).toEqual(late.length > 0 ? [late, late] : []);
    expect(html).not.toContain('style=');
  }
});

it('refuses stops out of order, and people whom nobody knows', () => {
  const parse = (change: object) =>
    platformSchema.safeParse({ ...record, weekend: { ...record.weekend, ...change } }).success;
  expect(parse({})).toBe(true);
  expect(parse({ stops: [3, 2], told: [] })).toBe(false);
  expect(parse({ stops: [record.weekend.runs + 1], told: [] })).toBe(false);
  expect(parse({ told: [{ run: record.weekend.stops[0], actor: 'Nobody' }] })).toBe(false);
});
