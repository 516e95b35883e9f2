import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SiteNav } from '@/components/layout/site-nav';
import type { Entry, Menu } from '@/content/navigation.schema';

let mockPath = '/industries';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const entries = (...labels: string[]): Entry[] =>
  labels.map((label) => ({ label, href: `/${label.toLowerCase()}` }));
/** The row has plain links at its ends and between menus. */
const items: (Entry | Menu)[] = [
  { label: 'Home', href: '/' },
  { id: 'products', label: 'Products', entries: entries('Plan', 'Track'), onPhones: 'group' },
  { id: 'solutions', label: 'Solutions', entries: entries('Centers', 'Foundry'), onPhones: 'group' },
  { label: 'Industries', href: '/industries' },
  { label: 'Careers', href: '/careers' },
];

// jsdom has no popovers: here one is open at a time. Browsers toggle them by a click.
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
      if (selector === ':popover-open') return open === this;
      return selector === ':hover' ? this.contains(pointed) : matches.call(this, selector);
    },
  });
  Object.assign(globalThis, { CSS: { supports: () => true } });
});

let now = Date.now();
beforeEach(() => {
  // No menu has closed just before.
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
let pointed: Element = document.body;
function over(target: Element, pointerType = 'mouse') {
  // jsdom has no pointer events.
  const send = (type: string, to: Element, relatedTarget: Element) =>
    fireEvent(to, Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget }), { pointerType }));
  send('pointerout', pointed, target);
  send('pointerover', target, pointed);
  pointed = target;
}
/** Returns whether a click keeps the default action of the browser. */
const click = (name: string) =>
  trigger(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

it('Under a mouse a menu opens when the pointer stays, and not when it passes', () => {
  over(trigger('Products'));
  wait(150);
  expect(isOpen('Products')).toBe(false);
  over(document.body);
  wait(1000);
  expect(isOpen('Products')).toBe(false);
  over(trigger('Products'));
  wait(200);
  expect(isOpen('Products')).toBe(true);
});

it('Under a mouse a menu closes after the pointer left, and stays when it returns in time', () => {
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

it('Under a mouse the next menu opens at once while another is open or has just closed', () => {
  over(trigger('Products'));
  wait(200);
  over(trigger('Solutions'));
  wait(0);
  expect([isOpen('Products'), isOpen('Solutions')]).toEqual([false, true]);
  over(document.body);
  wait(150);
  over(trigger('Products'));
  wait(0);
  expect(isOpen('Products')).toBe(true);
});

it('Under a mouse a panel whose links hold the focus stays open', () => {
  over(trigger('Products'));
  wait(200);
  act(() => within(panel('Products')).getByRole('link', { name: /Track/, hidden: true }).focus());
  over(document.body);
  wait(1000);
  expect(isOpen('Products')).toBe(true);
});

it('Under a mouse a click keeps a menu that hovering has just opened, and the next click closes it', () => {
  over(trigger('Solutions'));
  wait(200);
  expect([click('Solutions'), click('Solutions')]).toEqual([false, true]);
});

describe('A mouse before hydration', () => {
  function hydrateAfter(ms: number, pointAt = () => trigger('Products') as Element) {
    cleanup();
    const page = document.createElement('div');
    page.innerHTML = renderToString(<SiteNav items={items} />);
    document.body.append(page);
    pointed = pointAt();
    document.documentElement.dataset['overMenuSince'] = String(performance.now());
    jest.advanceTimersByTime(ms);
    render(<SiteNav items={items} />, { container: page, hydrate: true });
  }
  afterEach(() => {
    document.documentElement.removeAttribute('data-over-menu-since');
    document.documentElement.removeAttribute('data-hydrated');
  });

  it('A mouse that came onto a name before hydration opens the menu at once when it has stayed long enough', () => {
    hydrateAfter(900);
    wait(0);
    expect(isOpen('Products')).toBe(true);
    over(document.body);
    wait(150);
    expect(isOpen('Products')).toBe(false);
  });

  it('A mouse that came onto a name before hydration opens the menu after 200 ms when hydration is quicker', () => {
    hydrateAfter(120);
    wait(79);
    expect(isOpen('Products')).toBe(false);
    wait(1);
    expect(isOpen('Products')).toBe(true);
  });

  it('A mouse that came onto a name before hydration opens no menu when a later page shows the header again', () => {
    document.documentElement.dataset['hydrated'] = '';
    hydrateAfter(900);
    wait(1000);
    expect(open).toBeUndefined();
  });

  it('A mouse that came onto a name before hydration opens no menu when it has left', () => {
    hydrateAfter(900, () => document.body);
    wait(1000);
    expect(open).toBeUndefined();
  });
});

it('Touch and stylus open a menu by a click only', () => {
  over(trigger('Products'), 'touch');
  wait(1000);
  expect(isOpen('Products')).toBe(false);
  expect(click('Products')).toBe(true);
});

it('Arrows, Home and End move along the row, and a menu closes when the focus leaves it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  act(() => trigger('Products').focus());
  await user.keyboard('{ArrowRight}');
  expect(trigger('Solutions')).toHaveFocus();
  act(() => panel('Solutions').showPopover());
  await user.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
  expect(isOpen('Solutions')).toBe(false);
});

it('A button leads to every link of its menu, which marks the current page', () => {
  for (const name of ['Products', 'Solutions'])
    expect(within(panel(name)).getAllByRole('link', { hidden: true })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Industries' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

it('A link is marked on the pages below its own, and Home on none of them', () => {
  cleanup();
  mockPath = '/careers/engineering';
  render(<SiteNav items={items} />);
  expect(screen.getByRole('link', { current: true })).toHaveAccessibleName('Careers');
});
