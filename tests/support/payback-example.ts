/** Numbers of a visitor, as they are typed. */
export const typedNumbers = {
  cases: '12,000',
  minutes: '5',
  hourly: '38',
  share: '70',
  price: '1.11',
  fee: '6,000',
  once: '72,000',
} as const;
