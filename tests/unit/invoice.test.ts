import { invoiceOf } from '@/lib/content/invoice';

it('an invoice is added up in whole cents', () => {
  expect(
    invoiceOf([
      { what: 'Fee', count: 1, price: 6000 },
      { what: 'Run', count: 1200, price: 0.1 },
      { what: 'Refused', count: 7, price: 0 },
      { what: 'Credit', count: 3, price: -0.07 },
    ]),
  ).toEqual({
    lines: [
      { what: 'Fee', count: '1', price: '$6,000.00', amount: '$6,000.00' },
      { what: 'Run', count: '1,200', price: '$0.10', amount: '$120.00' },
      { what: 'Refused', count: '7', price: '$0.00', amount: '$0.00' },
      { what: 'Credit', count: '3', price: '−$0.07', amount: '−$0.21' },
    ],
    total: '$6,119.79',
  });
});

it('an invoice without lines comes to nothing', () =>
  expect(invoiceOf([])).toEqual({ lines: [], total: '$0.00' }));
