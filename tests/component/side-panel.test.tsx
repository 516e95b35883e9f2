import { fireEvent, render, screen } from '@testing-library/react';
import { actions } from '@/content/words/actions';
import { SidePanel } from '@/components/ui/side-panel';
import { bootScript } from '@/lib/startup/compiled';

const page = (side?: 'right' | 'left' | 'top' | 'bottom') =>
  render(
    <>
      <button commandfor="panel" command="show-modal">
        Open it
      </button>
      <SidePanel
        id="panel"
        title="Request"
        {...(side && { side })}
        foot={<button data-closes-panel>Do</button>}
      >
        <a href="/about">Company</a>
        <a href="mailto:someone@example.com">Write</a>
        <button>Stay</button>
      </SidePanel>
    </>,
  );
const panel = (id = 'panel') => document.getElementById(id) as HTMLDialogElement;
/** jsdom has no pointer events. */
const pointerDown = (target: Element) => fireEvent(target, new MouseEvent('pointerdown', { bubbles: true }));

// jsdom has neither modal dialogs nor invoker commands nor closedby: the fallbacks of the boot script are at work here.
beforeAll(() => {
  (0, eval)(bootScript);
  document.documentElement.dataset['hydrated'] = '';
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  // jsdom cannot go to another page, and need not.
  document.addEventListener(
    'click',
    (event) => (event.target as Element).closest('a') && event.preventDefault(),
  );
});

it('comes from the right by default', () => {
  page();
  expect(panel()).toHaveClass('inset-[0_0_0_auto]');
});

it.each([
  ['right', 'inset-[0_0_0_auto]'],
  ['left', 'inset-[0_auto_0_0]'],
  ['top', 'inset-[0_0_auto]'],
  ['bottom', 'inset-[auto_0_0]'],
] as const)('opens from the %s and closes with its button', (side, place) => {
  page(side);
  expect(panel()).toHaveClass('side-panel', place);
  expect(panel().open).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(screen.getByRole('dialog', { name: 'Request' })).toBe(panel());
  expect(panel().open).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: actions.close }));
  expect(panel().open).toBe(false);
});

it('says what commands it by attributes that work without script', () => {
  page();
  expect(panel()).toHaveAttribute('closedby', 'any');
  const close = panel().querySelector(`[aria-label="${actions.close}"]`);
  expect(close).toHaveAttribute('commandfor', 'panel');
  expect(close).toHaveAttribute('command', 'close');
});

describe('when open', () => {
  beforeEach(() => {
    page();
    fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
  });

  it.each([
    ['a link that is followed', () => screen.getByText('Company')],
    ['an action that opens something else', () => screen.getByText('Do')],
  ])('closes by %s', (_, target) => {
    fireEvent.click(target());
    expect(panel().open).toBe(false);
  });

  it('closes by a press beside it', () => {
    pointerDown(panel());
    expect(panel().open).toBe(true);
    fireEvent.click(panel());
    expect(panel().open).toBe(false);
  });

  it('closes by a tap beside it, which reaches nothing beneath', () => {
    pointerDown(panel());
    expect(fireEvent.touchEnd(panel())).toBe(false);
    expect(panel().open).toBe(false);
  });

  it('stays open when the browser takes the touch for scrolling', () => {
    pointerDown(panel());
    fireEvent.pointerCancel(panel());
    fireEvent.touchEnd(panel());
    expect(panel().open).toBe(true);
  });

  // As for text that is selected: the click goes to what holds both ends.
  it('stays open when a press begins in its text and ends beside', () => {
    pointerDown(screen.getByText('Stay'));
    fireEvent.click(panel());
    expect(panel().open).toBe(true);
  });

  it.each(['Request', 'Stay', 'Write'])('stays open when "%s" is clicked', (text) => {
    fireEvent.click(screen.getByText(text));
    expect(panel().open).toBe(true);
  });
});

it('a dialog that does not ask for it is not closed by a press beside it', () => {
  page();
  panel().removeAttribute('closedby');
  fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
  pointerDown(panel());
  fireEvent.click(panel());
  expect(panel().open).toBe(true);
});

it('tells who uses it that it closed', () => {
  const onClose = jest.fn();
  render(
    <SidePanel id="told" title="Told" onClose={onClose}>
      Text
    </SidePanel>,
  );
  panel('told').close();
  expect(onClose).toHaveBeenCalledTimes(1);
});
