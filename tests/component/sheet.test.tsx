import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet } from '@/components/ui/sheet';
import { actions } from '@/content/messages/layout';

const show = (side?: 'top' | 'right' | 'bottom' | 'left') => {
  const onOpenChange = jest.fn();
  render(
    <Sheet title="Request" open onOpenChange={onOpenChange} returnFocusTo="opener" {...(side && { side })}>
      Text
    </Sheet>,
  );
  return { panel: screen.getByRole('dialog', { name: 'Request' }), onOpenChange };
};

it.each([
  ['top', 'inset-[0_0_auto]'],
  ['bottom', 'inset-[auto_0_0]'],
  ['left', 'inset-[0_auto_0_0]'],
  ['right', 'inset-[0_0_0_auto]'],
] as const)('A panel lies at the %s edge when its property says so', (side, edge) => {
  expect(show(side).panel).toHaveClass(edge);
});

it('A panel lies at the right edge by default, and closes by its button', async () => {
  const { panel, onOpenChange } = show();
  expect(panel).toHaveClass('inset-[0_0_0_auto]');
  await userEvent.click(screen.getByRole('button', { name: actions.close }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
