import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonSection } from '@/components/dashboard/person-section';
import { personAnswers, personWords as words } from '@/content/words/dashboard-keeping';
import { changePerson } from '@/lib/dashboard/person';
import type { PersonResult } from '@/lib/dashboard/person-result';

jest.mock('@/lib/dashboard/person', () => ({ postPerson: jest.fn(), changePerson: jest.fn() }));
const change = jest.mocked(changePerson);

const email = 'ada@example.com';
const found: PersonResult = {
  email,
  status: 'found',
  found: { requests: 2, others: 0, events: 0, deliveries: 0, account: true, invited: false },
};
const kept = () => screen.queryByRole('list', { name: words.kept(email) });

test.each(['failed', 'limited'] as const)(
  'who was found stays while erasing ends as %s, and so does the address typed again',
  async (status) => {
    change.mockResolvedValue({ email, status });
    render(<PersonSection posted={found} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(words.again), email);
    await user.click(screen.getByRole('button', { name: words.erase }));
    await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(personAnswers[status]));
    expect(kept()).toBeVisible();
    expect(screen.getByLabelText(words.again)).toHaveValue(email);
  },
);

test('who was found goes when somebody else is looked for, found or not', async () => {
  change.mockResolvedValue({ email: 'bob@example.com', status: 'failed' });
  render(<PersonSection posted={found} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText(words.email);
  await user.clear(field);
  await user.type(field, 'bob@example.com');
  await user.click(screen.getByRole('button', { name: words.find }));
  await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(personAnswers.failed));
  expect(kept()).toBeNull();
  expect(field).toHaveValue('bob@example.com');
});
