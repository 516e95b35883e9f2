import { render, screen } from '@testing-library/react';
import { SavedRequest } from '@/app/(account)/auth/_components/saved-request';
import { authPages } from '@/content/messages/auth';
import { clearDraft, saveDraft } from '@/lib/demo/draft';

const { saved } = authPages.signIn.send;

afterEach(clearDraft);

it('A visitor from the demo form reads what the tab keeps, but not the phone number', () => {
  saveDraft({ values: { name: 'Amara Nwosu', phone: '+447700900142', purpose: 'Replan crews and depots.' } });
  render(<SavedRequest>A drawing</SavedRequest>);
  const region = screen.getByRole('region', { name: saved });
  expect(region).toHaveTextContent('Amara Nwosu');
  expect(region).toHaveTextContent('Replan crews and depots.');
  expect(region).not.toHaveTextContent('447700900142');
  expect(screen.queryByText('A drawing')).not.toBeInTheDocument();
});

it('A visitor without a draft does not read that something is saved', () => {
  render(<SavedRequest>A drawing</SavedRequest>);
  expect(screen.getByText('A drawing')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: saved })).not.toBeInTheDocument();
});
