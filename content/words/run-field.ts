/** The field in which a dot is a run. */
export const runFieldWords = {
  show: 'Show',
  all: 'All runs',
  stop: 'Stopped for a person',
  late: 'Still waiting',
  run: (number: string) => `Run ${number}`,
  place: (place: number, count: number) => `Stop ${place} of ${count}`,
  spoken: (number: string, fields: readonly string[]) => `Run ${number}: ${fields.join(', ')}`,
  table: (count: number) => `Read the ${count} stops as a table`,
  tableName: (count: number) => `The ${count} runs that stopped for a person`,
  number: 'Run',
} as const;
