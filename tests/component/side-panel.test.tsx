import { fireEvent, render, screen } from '@testing-library/react';
import { actions } from '@/content/words/actions';
import { SidePanel } from '@/components/ui/side-panel';
import '@/lib/startup/start-up';

const page = (side?: 'right' | 'bottom') =>
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
const panel = () => document.getElementById('panel') as HTMLDialogElement;
/** jsdom has no pointer events. */
const pointerDown = (target: Element) => fireEvent(target, new MouseEvent('pointerdown', { bubbles: true }));

// jsdom has neither invoker commands nor closedby: the fallbacks of the start-up script are at work here.
beforeAll(() => {
  document.documentElement.dataset['hydrated'] = '';
  // jsdom cannot go to another page, and need not.
  document.addEventListener(
    'click',
    (event) => (event.target as Element).closest('a') && event.preventDefault(),
  );
});

it.each([
  ['right', 'inset-[0_0_0_auto]'],
  ['bottom', 'inset-[auto_0_0]'],
] as const)('a panel opens from the %s and closes with its button, also without script', (side, place) => {
  page(side);
  expect(panel()).toHaveClass('side-panel', place);
  fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(screen.getByRole('dialog', { name: 'Request' })).toBe(panel());
  const close = screen.getByRole('button', { name: actions.close });
  expect([close.getAttribute('commandfor'), close.getAttribute('command')]).toEqual(['panel', 'close']);
  fireEvent.click(close);
  expect(panel().open).toBe(false);
});

describe('an open panel', () => {
  beforeEach(() => {
    page();
    fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
  });

  it('closes by a press beside it', () => {
    pointerDown(panel());
    fireEvent.click(panel());
    expect(panel().open).toBe(false);
  });

  it('closes by a tap beside it, which reaches nothing beneath', () => {
    pointerDown(panel());
    expect(fireEvent.touchEnd(panel())).toBe(false);
    expect(panel().open).toBe(false);
  });

  // As for text that is selected: the click goes to what holds both ends.
  it('stays when a press begins in its text and ends beside it, and when the touch becomes scrolling', () => {
    pointerDown(screen.getByText('Stay'));
    fireEvent.click(panel());
    pointerDown(panel());
    fireEvent.pointerCancel(panel());
    fireEvent.touchEnd(panel());
    expect(panel().open).toBe(true);
  });

  it('closes by a link that is followed, and not by what leads nowhere else', () => {
    for (const text of ['Request', 'Stay', 'Write']) fireEvent.click(screen.getByText(text));
    expect(panel().open).toBe(true);
    fireEvent.click(screen.getByText('Company'));
    expect(panel().open).toBe(false);
  });
});
