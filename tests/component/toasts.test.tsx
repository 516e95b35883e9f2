import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from '@/content/words/toasts';
import { notify, type ToastKind } from '@/components/toast/notify';
import { ToastHost } from '@/components/toast/toast-host';

const words: Record<ToastKind, string> = {
  success: toasts.kinds.success,
  info: toasts.kinds.info,
  warning: toasts.kinds.warning,
  error: toasts.kinds.error,
  loading: toasts.kinds.loading,
};

test('five kinds, each said in a word; actions run; each can be dismissed', async () => {
  render(<ToastHost />);
  for (const [kind, word] of Object.entries(words) as [ToastKind, string][]) {
    const run = jest.fn();
    act(() => notify({ kind, text: `About ${kind}`, id: 'one', action: { label: `Do ${kind}`, run } }));
    const text = await screen.findByText(`About ${kind}`);
    const card = text.closest('li') as HTMLElement;
    expect(within(card).getByText(word)).toBeVisible();
    expect(within(card).getByRole('button', { name: toasts.dismiss })).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: `Do ${kind}` }));
    expect(run).toHaveBeenCalledTimes(1);
  }
});

test('a toast that comes before the host is not lost', async () => {
  notify({ kind: 'info', text: 'Early' });
  render(<ToastHost />);
  expect(await screen.findByText('Early')).toBeVisible();
});
