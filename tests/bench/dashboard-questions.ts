/** What people ask of the dashboard, as arguments of its two functions: what a list of any length has to answer soon. */
export function dashboardQuestions(): Record<string, Record<string, unknown>> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  return {
    everything: {},
    'search: common': { p_search: 'customs' },
    'search: common, by name': { p_search: 'customs', p_sort: 'name' },
    'search: one person': { p_search: 'zoe dvorak' },
    'search: two common words': { p_search: 'customs amara' },
    'search: in no row': { p_search: 'zzzzqq' },
    'search: one letter': { p_search: 'e' },
    'search: two letters in no row': { p_search: 'qx' },
    'search: long and hostile': {
      p_search: 'thethere withere andther ingther ontheir requesth owtheth esthese',
    },
    'search: a phone number': { p_search: '0151 234' },
    'status: new': { p_status: 'new' },
    'status: closed': { p_status: 'closed' },
    'status: new, by name': { p_status: 'new', p_sort: 'name' },
    'time: 30 days': { p_from: daysAgo(30) },
    'time: a day long ago': { p_from: daysAgo(200), p_until: daysAgo(199) },
    'source: festival': { p_source: 'festival' },
    'source: none such': { p_source: 'nowhere' },
    'a company': { p_sender: '@fjordtel.example' },
    'source and status': { p_source: 'festival', p_status: 'new' },
  };
}

/** One call, timed several times. */
export interface Measure {
  rows: number;
  what: string;
  p50: number;
  p95: number;
  total?: number;
}

const at = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0) * 10) / 10;

/** Times one call several times over, after once for nothing. */
export async function measured(
  rows: number,
  what: string,
  times: number,
  call: () => Promise<number | undefined>,
): Promise<Measure> {
  let total = await call();
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    total = await call();
    took.push(performance.now() - began);
  }
  took.sort((a, b) => a - b);
  return { rows, what, p50: at(took, 0.5), p95: at(took, 0.95), ...(total !== undefined && { total }) };
}

/** Medians side by side: each question a line, each number of rows a column, and how many times the first the last is. */
export function sideBySide(measures: readonly Measure[]): Record<string, Record<string, number>> {
  const lines: Record<string, Record<string, number>> = {};
  for (const { rows, what, p50 } of measures) (lines[what] ??= {})[`${rows} rows, ms`] = p50;
  for (const line of Object.values(lines)) {
    const medians = Object.values(line);
    if (medians.length > 1)
      line['times'] = Math.round(((medians.at(-1) ?? 0) / Math.max(0.1, medians[0] ?? 0)) * 100) / 100;
  }
  return lines;
}
