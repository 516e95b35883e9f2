import fc from 'fast-check';
import { paybackWords } from '@/content/words/payback';
import {
  payback,
  paybackBounds,
  type PaybackField,
  paybackFields,
  paybackOf,
  readNumber,
} from '@/app/(site)/demo/_sections/payback-sum';
import { typedNumbers } from '../support/payback-example';

const numbers = { cases: 12_000, minutes: 5, hourly: 38, share: 70, price: 1.11, fee: 6000, once: 72_000 };

describe('the sum of payback', () => {
  it('is what the hours cost, less what is charged, against what is spent once', () => {
    const { months, ...sum } = payback(numbers);
    const monthly = { runs: 8400, hours: 700, freed: 26_600, charged: 15_324, left: 11_276 };
    expect(sum).toEqual({ ...monthly, once: 72_000 });
    expect(months).toBeCloseTo(6.385, 3);
    expect(paybackOf(typedNumbers)).toEqual({ faults: {}, sum: { ...sum, months } });
  });

  it('never ends in less than nothing, and pays back only where something is left', () => {
    expect(payback({ ...numbers, hourly: 20 }).months).toBeUndefined();
    expect(payback({ ...numbers, minutes: 60, hourly: 1, price: 1, fee: 0 }).months).toBeUndefined();
    expect(payback({ ...numbers, once: 0 }).months).toBe(0);
    const allowed = (field: PaybackField) => {
      const [min, max] = paybackBounds[field];
      return fc.double({ min, max, noNaN: true });
    };
    fc.assert(
      fc.property(fc.tuple(...paybackFields.map(allowed)), (values) => {
        const input = Object.fromEntries(paybackFields.map((field, at) => [field, values[at]]));
        const { months, left } = payback(input as Record<PaybackField, number>);
        return left > 0 ? (months ?? -1) >= 0 : months === undefined;
      }),
    );
  });
});

it.each([
  [12_000, ['12000', '12,000', '12 000', '12\u00a0000', '12’000']],
  [1_234_567, ['1,234,567', '1.234.567']],
  [1234.5, ['1,234.5', '1.234,5']],
  [38.5, ['38.50', '38,50']],
  [0.5, ['.5', ',5']],
  [-5, ['-5', '−5']],
  [6000, ['$6,000']],
  [70, ['70 %']],
  [undefined, ['', ' ', 'many', '1e6', '5-', '1,2,3', '1.2.3', '--1', '∞', '٣', '1,2.3,4']],
])('%p is read from what a visitor types: %j', (value, all) => {
  for (const typed of all) expect(readNumber(typed)).toBe(value);
});

it.each([
  ['cases', '  ', 'empty'],
  ['cases', '0', 'range'],
  ['minutes', 'five', 'number'],
  ['share', '101', 'range'],
  ['once', '-72,000', 'range'],
] as const)('%s "%s" is a fault of its field alone', (field, typed, fault) => {
  expect(paybackOf({ ...typedNumbers, [field]: typed })).toEqual({ faults: { [field]: fault } });
});

it('money is printed without cents, and a loss with a true minus', () => {
  expect(paybackWords.money(-1234.5)).toBe('−$1,235');
  expect(paybackWords.never(300)).toContain('$300 more');
  expect(paybackWords.faults.range(...paybackBounds.cases)).toBe('Use a number from 1 to 10,000,000.');
});
