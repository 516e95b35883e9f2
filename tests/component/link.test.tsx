import { fireEvent, render, screen } from '@testing-library/react';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from '@/components/ui/link';

// Without Next's router nothing is fetched: the test sees what its link is told.
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({
    prefetch,
    ...rest
  }: AnchorHTMLAttributes<HTMLAnchorElement> & { prefetch: boolean | null }) => (
    <a {...rest} data-ahead={prefetch !== false} />
  ),
}));

const link = () => screen.getByRole('link', { name: 'Trust' });
const isAhead = () => link().dataset['ahead'] === 'true';

it.each([
  ['pointed at', () => fireEvent.pointerEnter(link())],
  ['touched', () => fireEvent.touchStart(link())],
  ['focused', () => fireEvent.focus(link())],
])('A link fetches its page ahead once it is %s, and not before', (_, reach) => {
  render(<Link href="/trust">Trust</Link>);
  expect(isAhead()).toBe(false);
  reach();
  expect(isAhead()).toBe(true);
});

it('A link that leads out of the prerendered pages fetches nothing ahead', () => {
  render(
    <Link href="/auth" prefetch={false}>
      Trust
    </Link>,
  );
  fireEvent.pointerEnter(link());
  expect(isAhead()).toBe(false);
});
