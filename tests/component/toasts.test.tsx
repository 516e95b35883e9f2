import { act, render, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { toasts } from '@/content/messages/layout';
import { prepareToaster, showToast } from '@/components/ui/show-toast';
import { SiteToaster } from '@/components/ui/site-toaster';

afterEach(() => toast.dismiss());

test('Without a toast nothing of the toaster is on the page', () => {
  render(<SiteToaster />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

const kinds = ['success', 'info', 'warning', 'error', 'loading'] as const;
test.each(kinds)('A toast of kind %s names its kind, and its action runs', async (kind) => {
  render(<SiteToaster />);
  act(prepareToaster);
  const onClick = jest.fn();
  act(() => void toast[kind](`About ${kind}`, { action: { label: 'Do', onClick } }));
  const card = (await screen.findByText(`About ${kind}`)).closest('li') as HTMLElement;
  await waitFor(() => expect(within(card).getByText(toasts.kinds[kind])).toBeVisible());
  await userEvent.click(within(card).getByRole('button', { name: 'Do' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('A toast from before hydration is shown, and can be dismissed', async () => {
  showToast('info', 'Early', { topic: 'early', duration: Infinity });
  render(<SiteToaster />);
  await waitFor(() => expect(screen.getByText('Early')).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: toasts.dismiss }));
  await waitForElementToBeRemoved(() => screen.queryByText('Early'));
});

test('A toast stays when the last one of its topic is just leaving', async () => {
  render(<SiteToaster />);
  showToast('error', 'Old', { topic: 'request', duration: 50 });
  const old = (await screen.findByText('Old')).closest('li');
  await waitFor(() => expect(old).toHaveAttribute('data-removed', 'true'));
  showToast('success', 'New', { topic: 'request' });
  await waitForElementToBeRemoved(() => screen.queryByText('Old'));
  expect(await screen.findByText('New')).toBeVisible();
});

test('A toast is inside the demo dialog while that is open, since all else is inert', async () => {
  // jsdom has no modal dialogs.
  const matches = jest.spyOn(document, 'querySelector').mockImplementation((selector) => {
    const [, id] = /^#(.+):modal$/.exec(selector) ?? [];
    return id ? (document.querySelectorAll(`#${id}[open]`)[0] ?? null) : null;
  });
  render(
    <>
      <dialog id="demo-dialog" />
      <SiteToaster />
    </>,
  );
  const dialog = document.getElementById('demo-dialog') as HTMLDialogElement;
  showToast('error', 'Not saved', { topic: 'demo-request', duration: Infinity });
  expect(dialog).not.toContainElement(await screen.findByText('Not saved'));
  act(() => dialog.showModal());
  await screen.findByText('Not saved');
  expect(dialog).toContainElement(await within(dialog).findByText('Not saved'));
  matches.mockRestore();
});
