import { fireEvent, render, screen } from '@testing-library/react';
import { actions } from '@/content/messages/layout';
import { SidePanel } from '@/components/ui/side-panel';
import '@/lib/startup/start-up';

const page = () =>
  render(
    <>
      <button commandfor="panel" command="show-modal">
        Open it
      </button>
      <SidePanel
        id="panel"
        title="Menu"
        foot={
          <button commandfor="other" command="show-modal">
            Open another
          </button>
        }
      >
        <a href="/about">Company</a>
        <button>Stay</button>
      </SidePanel>
      <dialog id="other" />
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

it('a panel opens by its button and closes with its own, also without script', () => {
  page();
  fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(panel());
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

  it('stays when its text or a plain button is pressed', () => {
    for (const text of ['Menu', 'Stay']) fireEvent.click(screen.getByText(text));
    expect(panel().open).toBe(true);
  });

  it.each(['Company', 'Open another'])('closes by "%s", which leads elsewhere', (text) => {
    fireEvent.click(screen.getByText(text));
    expect(panel().open).toBe(false);
  });
});
