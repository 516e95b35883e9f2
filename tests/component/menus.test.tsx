import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { bindMenus } from '@/components/layout/bind-menus';
import { SiteNav } from '@/components/layout/site-nav';
import type { Entry, Menu } from '@/lib/content/navigation';
import { bootScript } from '@/lib/startup/compiled';
import { installPopover } from '../support/popover';

jest.mock('next/navigation', () => ({ usePathname: () => '/industries' }));
installPopover();

const entries = (...labels: string[]): Entry[] =>
  labels.map((label) => ({ label, href: `/${label.toLowerCase()}` }));
/** A row with plain links at its ends and between menus, the first menu wide. */
const items: (Entry | Menu)[] = [
  { label: 'Home', href: '/' },
  {
    id: 'products',
    label: 'Products',
    entries: entries('Plan', 'Track'),
    feature: { label: 'Platform', href: '/platform', text: 'All of it', action: 'See it' },
    foot: { text: 'Begin small.', link: { label: 'Explore products', href: '/products' } },
    onPhones: 'group',
  },
  { id: 'solutions', label: 'Solutions', entries: entries('Centers', 'Foundry'), onPhones: 'group' },
  { label: 'Industries', href: '/industries' },
  { id: 'resources', label: 'Resources', entries: entries('Blogs', 'Studies'), onPhones: 'group' },
  { label: 'Careers', href: '/careers' },
];
const supports = jest.fn<boolean, [string]>();
Object.assign(globalThis, { CSS: { supports } });

// Its listeners stay on the window for the whole file, as they do for the whole life of a page.
beforeAll(() => {
  (0, eval)(bootScript);
});
let now = Date.now();
beforeEach(() => {
  supports.mockReturnValue(true);
  // Nothing has closed just before.
  jest.useFakeTimers({ now: (now += 60_000) });
  document.documentElement.dataset['hydrated'] = '';
  render(<SiteNav items={items} />);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** The page as it comes: nothing but its HTML, and the boot script. */
function beforeHydration() {
  const html = document.body.innerHTML;
  cleanup();
  delete document.documentElement.dataset['hydrated'];
  document.body.innerHTML = html;
}

const trigger = (name: string) => screen.getByRole('button', { name });
const item = (name: string) => trigger(name).closest('li') as HTMLElement;
const panel = (name: string) =>
  document.getElementById(trigger(name).getAttribute('popovertarget') ?? '') as HTMLElement;
const isOpen = (name: string) => panel(name).matches(':popover-open');
const expanded = (name: string) => trigger(name).getAttribute('aria-expanded');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const enter = (name: string, pointerType = 'mouse') => fireEvent.pointerEnter(item(name), { pointerType });
const leave = (name: string, pointerType = 'mouse') => fireEvent.pointerLeave(item(name), { pointerType });
/** A click by pointer; keyboards click with detail 0. */
const click = (name: string) => fireEvent.click(trigger(name), { detail: 1 });

describe.each([false, true])('hover with a mouse, hydrated: %s', (isHydrated) => {
  beforeEach(() => {
    if (!isHydrated) beforeHydration();
  });

  it('opens after 200 ms, not before', () => {
    enter('Products');
    wait(199);
    expect(isOpen('Products')).toBe(false);
    wait(1);
    expect(isOpen('Products')).toBe(true);
  });

  it('does not open when the pointer only passes', () => {
    enter('Products');
    wait(150);
    leave('Products');
    wait(1000);
    expect(isOpen('Products')).toBe(false);
  });

  it('closes 150 ms after the pointer left, not before', () => {
    enter('Products');
    wait(200);
    leave('Products');
    wait(149);
    expect(isOpen('Products')).toBe(true);
    wait(1);
    expect(isOpen('Products')).toBe(false);
  });

  it('stays open when the pointer comes back in time', () => {
    enter('Products');
    wait(200);
    leave('Products');
    wait(100);
    enter('Products');
    wait(1000);
    expect(isOpen('Products')).toBe(true);
  });

  it('opens the next menu at once while one is open', () => {
    enter('Products');
    wait(200);
    leave('Products');
    enter('Solutions');
    expect(isOpen('Solutions')).toBe(true);
    expect(isOpen('Products')).toBe(false);
  });

  it('opens the next menu at once within 300 ms after a close, and not later', () => {
    enter('Products');
    wait(200);
    leave('Products');
    wait(150 + 299);
    enter('Solutions');
    expect(isOpen('Solutions')).toBe(true);

    leave('Solutions');
    wait(150 + 300);
    enter('Resources');
    expect(isOpen('Resources')).toBe(false);
    wait(200);
    expect(isOpen('Resources')).toBe(true);
  });

  it('leaves fingers and pens to the click', () => {
    enter('Products', 'touch');
    wait(1000);
    expect(isOpen('Products')).toBe(false);
    click('Products');
    leave('Products', 'touch');
    wait(1000);
    expect(isOpen('Products')).toBe(true);
  });

  it('keeps a panel whose links hold the focus', () => {
    enter('Products');
    wait(200);
    act(() => screen.getByRole('link', { name: /Track/, hidden: true }).focus());
    leave('Products');
    wait(1000);
    expect(isOpen('Products')).toBe(true);
  });

  it('keeps a menu that hovering has just opened, and closes it with the next click', () => {
    enter('Solutions');
    wait(200);
    click('Solutions');
    expect(isOpen('Solutions')).toBe(true);
    click('Solutions');
    expect(isOpen('Solutions')).toBe(false);
  });

  it('opens by a click before the hover delay is over, and stays open', () => {
    enter('Solutions');
    wait(100);
    click('Solutions');
    wait(1000);
    expect(isOpen('Solutions')).toBe(true);
  });
});

describe('click and keyboard', () => {
  it('toggles by click', () => {
    click('Solutions');
    expect(expanded('Solutions')).toBe('true');
    click('Solutions');
    expect(expanded('Solutions')).toBe('false');
  });

  it('moves along the row with arrows, Home and End', () => {
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    act(() => trigger('Products').focus());
    press('ArrowRight');
    expect(trigger('Solutions')).toHaveFocus();
    press('ArrowLeft');
    press('ArrowLeft');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
    press('ArrowLeft');
    expect(screen.getByRole('link', { name: 'Careers' })).toHaveFocus();
    press('ArrowRight');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
    press('End');
    expect(screen.getByRole('link', { name: 'Careers' })).toHaveFocus();
    press('Home');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus();
  });

  it('closes when the focus moves on, not while it stays with the menu', () => {
    click('Resources');
    const panel = document.getElementById('menu-resources') as HTMLElement;
    act(() => trigger('Resources').focus());
    act(() => within(panel).getByText('Blogs').closest('a')?.focus());
    expect(expanded('Resources')).toBe('true');
    act(() => screen.getByRole('link', { name: 'Careers' }).focus());
    expect(expanded('Resources')).toBe('false');
    expect(screen.getByRole('link', { name: 'Careers' })).toHaveFocus();
  });

  it('closes when a link is followed', () => {
    click('Resources');
    const panel = document.getElementById('menu-resources') as HTMLElement;
    fireEvent.click(within(panel).getByText('Blogs'));
    expect(expanded('Resources')).toBe('false');
  });
});

describe('without anchor positioning', () => {
  beforeEach(() => supports.mockImplementation((condition) => !condition.startsWith('anchor-scope')));

  const start = (name: string) => panel(name).style.getPropertyValue('--start');
  const at = (name: string, left: number) => (item(name).getBoundingClientRect = () => ({ left }) as DOMRect);

  it.each([
    ['a click', () => void click('Resources')],
    [
      'hovering',
      () => {
        enter('Resources');
        wait(200);
      },
    ],
  ])('a panel opened by %s stands beneath its trigger', (_, open) => {
    at('Resources', 549);
    expect(start('Resources')).toBe('');
    open();
    expect(expanded('Resources')).toBe('true');
    expect(start('Resources')).toBe('549px');
  });

  it('the wide one begins where the row does', () => {
    screen.getByRole('navigation').getBoundingClientRect = () => ({ left: 193 }) as DOMRect;
    at('Products', 256);
    click('Products');
    expect(start('Products')).toBe('193px');
  });

  it('stays there when the window changes', () => {
    click('Resources');
    at('Resources', 453);
    fireEvent(window, new Event('resize'));
    expect(start('Resources')).toBe('453px');
    expect(start('Solutions')).toBe('');
  });

  it('comes there when the page is hydrated after it was opened', () => {
    click('Solutions');
    panel('Solutions').style.removeProperty('--start');
    at('Solutions', 357);
    const unbind = bindMenus(screen.getByRole('navigation'));
    expect(start('Solutions')).toBe('357px');
    unbind();
  });
});

it('leaves the place to the style sheet where the browser knows anchors', () => {
  click('Resources');
  expect(document.getElementById('menu-resources')?.getAttribute('style')).toBeNull();
});

describe('the markup', () => {
  it('has every link of every menu, each pointed to by its button', () => {
    for (const entry of items) {
      if (!('entries' in entry)) continue;
      const panel = document.getElementById(trigger(entry.label).getAttribute('popovertarget') ?? '');
      const hrefs = [...(panel?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
      expect(hrefs).toEqual(expect.arrayContaining(entry.entries.map((link) => link.href)));
    }
  });

  it('marks the current page', () => {
    expect(screen.getByRole('link', { name: 'Industries' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  });
});
