/** What the sum of payback asks for, in the order of the form. */
export const paybackFields = ['cases', 'minutes', 'hourly', 'share', 'price', 'fee', 'once'] as const;
export type PaybackField = (typeof paybackFields)[number];

/** What a field takes. Beyond it somebody has mistyped. */
export const paybackBounds: Readonly<Record<PaybackField, readonly [least: number, most: number]>> = {
  cases: [1, 10_000_000],
  minutes: [0.1, 600],
  hourly: [1, 1000],
  share: [1, 100],
  price: [0, 1000],
  fee: [0, 1_000_000],
  once: [0, 100_000_000],
};

/** What is wrong with a field. */
export type PaybackFault = 'empty' | 'number' | 'range';

/** What comes of it, by the month. */
export interface Payback {
  /** Cases that the agent completes. */
  runs: number;
  hours: number;
  /** What these hours cost, and what is charged instead. */
  freed: number;
  charged: number;
  left: number;
  /** What is spent before the first run. */
  once: number;
  /** Months until what is left has paid for what is spent once; none if it never does. */
  months: number | undefined;
}

/**
 * Counts when a process has paid for itself.
 *
 * @param input Cases a month, minutes a person needs for one, what an hour costs, the percentage the agent completes, the
 *   price of a completed run, the platform's fee a month, and what is spent once.
 */
export function payback(input: Readonly<Record<PaybackField, number>>): Payback {
  const { cases, minutes, hourly, share, price, fee, once } = input;
  const runs = (cases * share) / 100;
  const hours = (runs * minutes) / 60;
  const freed = hours * hourly;
  const charged = runs * price + fee;
  const left = freed - charged;
  return { runs, hours, freed, charged, left, once, months: left > 0 ? once / left : undefined };
}

/**
 * Reads a number as people write it: 1,200 or 38.50, 1 200 or 38,50, with its currency or percent sign.
 *
 * @returns The number, or nothing if it is none.
 */
export function readNumber(typed: string): number | undefined {
  const bare = typed.replaceAll(/[\s'’$€£%]/g, '').replace('−', '-');
  const plain = withPoint(bare);
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** A lone comma or several points may part thousands; where both signs stand, the last one begins the decimals. */
function withPoint(bare: string): string {
  const [comma, point] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
  if (comma >= 0 && point >= 0)
    return comma > point ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  if (/^-?\d{1,3}(,\d{3})+$/.test(bare)) return bare.replaceAll(',', '');
  if (/^-?\d{1,3}(\.\d{3}){2,}$/.test(bare)) return bare.replaceAll('.', '');
  return bare.replace(',', '.');
}

function faultOf(field: PaybackField, typed: string): PaybackFault | undefined {
  if (typed.trim() === '') return 'empty';
  const value = readNumber(typed);
  if (value === undefined) return 'number';
  const [least, most] = paybackBounds[field];
  return value < least || value > most ? 'range' : undefined;
}

/**
 * The sum of what somebody typed.
 *
 * @returns What is wrong, by field; the sum only if nothing is.
 */
export function paybackOf(typed: Readonly<Record<PaybackField, string>>): {
  faults: Partial<Record<PaybackField, PaybackFault>>;
  sum?: Payback;
} {
  const faults: Partial<Record<PaybackField, PaybackFault>> = {};
  const input = {} as Record<PaybackField, number>;
  for (const field of paybackFields) {
    const fault = faultOf(field, typed[field]);
    if (fault) faults[field] = fault;
    else input[field] = readNumber(typed[field]) ?? 0;
  }
  return Object.keys(faults).length > 0 ? { faults } : { faults, sum: payback(input) };
}
