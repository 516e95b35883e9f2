import { render, screen } from '@testing-library/react';
import { RequestChart } from '@/components/dashboard/request-chart';
import { chartMessages } from '@/content/messages/dashboard';

test('A bar leads to the requests of its day, and the chart names the zone of its days', () => {
  const days = [
    { day: '2026-11-27', requests: 0 },
    { day: '2026-11-28', requests: 2 },
  ];
  render(<RequestChart days={days} zone="Pacific/Auckland" />);
  expect(screen.getByRole('link', { name: chartMessages.bar('Nov 28', 2), hidden: true })).toHaveAttribute(
    'href',
    '/dashboard-list-form-data?from=2026-11-28&to=2026-11-28',
  );
  expect(screen.getByText(chartMessages.note('Pacific/Auckland'))).toBeInTheDocument();
});
