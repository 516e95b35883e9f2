import { render, screen } from '@testing-library/react';
import { RequestSkeleton } from '@/components/dashboard/request-skeleton';

test('Five rows take the place of the requests while they load', () => {
  render(<RequestSkeleton />);
  const body = screen.getAllByRole('rowgroup', { hidden: true }).at(-1);
  expect(body?.children).toHaveLength(5);
});
