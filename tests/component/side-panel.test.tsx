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
/** Sends a mouse event in place of a pointer event, which jsdom lacks. */
const pointerDown = (target: Element) => fireEvent(target, new MouseEvent('pointerdown', { bubbles: true }));

// jsdom has neither invoker commands nor closedby, so the fallbacks of the start-up script run.
beforeAll(() => {
  document.documentElement.dataset['hydrated'] = '';
  // jsdom cannot navigate.
  document.addEventListener(
    'click',
    (event) => (event.target as Element).closest('a') && event.preventDefault(),
  );
});

it('A panel opens by its button and closes by its own, also without scripts', () => {
  page();
  fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(panel());
  const close = screen.getByRole('button', { name: actions.close });
  expect([close.getAttribute('commandfor'), close.getAttribute('command')]).toEqual(['panel', 'close']);
  fireEvent.click(close);
  expect(panel().open).toBe(false);
});

describe('Open panels', () => {
  beforeEach(() => {
    page();
    fireEvent.click(screen.getByRole('button', { name: 'Open it' }));
  });

  it('An open panel closes by a press beside it', () => {
    pointerDown(panel());
    fireEvent.click(panel());
    expect(panel().open).toBe(false);
  });

  it('An open panel closes by a tap beside it, which reaches nothing beneath', () => {
    pointerDown(panel());
    expect(fireEvent.touchEnd(panel())).toBe(false);
    expect(panel().open).toBe(false);
  });

  // After a text selection the click goes to the common parent of both ends.
  it('An open panel stays when a press begins inside and ends outside, and when a touch becomes scrolling', () => {
    pointerDown(screen.getByText('Stay'));
    fireEvent.click(panel());
    pointerDown(panel());
    fireEvent.pointerCancel(panel());
    fireEvent.touchEnd(panel());
    expect(panel().open).toBe(true);
  });

  it('An open panel stays when its text or a plain button is pressed', () => {
    for (const text of ['Menu', 'Stay']) fireEvent.click(screen.getByText(text));
    expect(panel().open).toBe(true);
  });

  it.each(['Company', 'Open another'])('An open panel closes by "%s", which leads elsewhere', (text) => {
    fireEvent.click(screen.getByText(text));
    expect(panel().open).toBe(false);
  });
});
