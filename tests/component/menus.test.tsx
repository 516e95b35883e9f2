import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteNav } from '@/components/layout/site-nav';
import type { Entry, Menu } from '@/lib/content/navigation';
import '@/lib/startup/start-up';

jest.mock('next/navigation', () => ({ usePathname: () => '/industries' }));

const entries = (...labels: string[]): Entry[] =>
  labels.map((label) => ({ label, href: `/${label.toLowerCase()}` }));
/** A row with plain links at its ends and between menus. */
const items: (Entry | Menu)[] = [
  { label: 'Home', href: '/' },
  { id: 'products', label: 'Products', entries: entries('Plan', 'Track'), onPhones: 'group' },
  { id: 'solutions', label: 'Solutions', entries: entries('Centers', 'Foundry'), onPhones: 'group' },
  { label: 'Industries', href: '/industries' },
  { label: 'Careers', href: '/careers' },
];

// jsdom has no popovers. Here one is open at a time; that a click toggles them is the browser's.
let open: Element | undefined;
function toggle(element: HTMLElement, isOpening: boolean) {
  if (isOpening && open) toggle(open as HTMLElement, false);
  open = isOpening ? element : undefined;
  const event = new Event('toggle');
  element.dispatchEvent(Object.assign(event, { newState: isOpening ? 'open' : 'closed' }));
}
beforeAll(() => {
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, 'matches')?.value as Element['matches'];
  Object.assign(Element.prototype, {
    showPopover: function (this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover: function (this: HTMLElement) {
      if (open === this) toggle(this, false);
    },
    matches: function (this: Element, selector: string) {
      return selector === ':popover-open' ? open === this : matches.call(this, selector);
    },
  });
  Object.assign(globalThis, { CSS: { supports: () => true } });
  // Its listeners stay on the window for the whole file, as they do for the whole life of a page.
  document.documentElement.dataset['hydrated'] = '';
});

let now = Date.now();
beforeEach(() => {
  // Nothing has closed just before.
  jest.useFakeTimers({ now: (now += 60_000) });
  render(<SiteNav items={items} />);
});
afterEach(() => {
  over(document.body);
  open = undefined;
  cleanup();
  jest.useRealTimers();
});

const trigger = (name: string) => screen.getByRole('button', { name });
const panel = (name: string) =>
  document.getElementById(trigger(name).getAttribute('popovertarget') ?? '') as HTMLElement;
const isOpen = (name: string) => panel(name) === open;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
function over(target: Element, pointerType = 'mouse') {
  const event = new MouseEvent('pointerover', { bubbles: true });
  act(() => void target.dispatchEvent(Object.assign(event, { pointerType })));
}
/** Whether the browser may do with a click of a pointer what it does by itself. */
const click = (name: string) =>
  trigger(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

describe('under a mouse', () => {
  it('a menu opens once the pointer rests, and not when it only passes', () => {
    over(trigger('Products'));
    wait(150);
    over(document.body);
    wait(1000);
    expect(isOpen('Products')).toBe(false);
    over(trigger('Products'));
    wait(200);
    expect(isOpen('Products')).toBe(true);
    expect(trigger('Products')).toHaveAttribute('aria-expanded', 'true');
  });

  it('a menu closes after the pointer left, and stays when it comes back in time', () => {
    over(trigger('Products'));
    wait(200);
    over(document.body);
    wait(100);
    over(panel('Products'));
    wait(1000);
    expect(isOpen('Products')).toBe(true);
    over(document.body);
    wait(150);
    expect(isOpen('Products')).toBe(false);
  });

  it('the next menu opens at once while one is open', () => {
    over(trigger('Products'));
    wait(200);
    over(trigger('Solutions'));
    expect([isOpen('Products'), isOpen('Solutions')]).toEqual([false, true]);
  });

  it('a panel whose links hold the focus stays open', () => {
    over(trigger('Products'));
    wait(200);
    act(() => within(panel('Products')).getByRole('link', { name: /Track/, hidden: true }).focus());
    over(document.body);
    wait(1000);
    expect(isOpen('Products')).toBe(true);
  });

  it('a click keeps a menu that hovering has just opened, and the next click closes it', () => {
    over(trigger('Solutions'));
    wait(200);
    expect([click('Solutions'), click('Solutions')]).toEqual([false, true]);
  });
});

it('fingers and pens open a menu by a click alone', () => {
  over(trigger('Products'), 'touch');
  wait(1000);
  expect(isOpen('Products')).toBe(false);
  expect(click('Products')).toBe(true);
});

it('arrows, Home and End move along the row, and a menu closes when the focus leaves it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => trigger('Products').focus());
  await user.keyboard('{ArrowRight}');
  expect(trigger('Solutions')).toHaveFocus();
  act(() => panel('Solutions').showPopover());
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
  expect(isOpen('Solutions')).toBe(false);
});

it('a button leads to every link of its menu, and the current page is marked', () => {
  for (const name of ['Products', 'Solutions'])
    expect(within(panel(name)).getAllByRole('link', { hidden: true })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Industries' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});
