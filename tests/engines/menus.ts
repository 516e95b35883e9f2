import { expect } from '@playwright/test';
import { mainMenu } from '@/content/words/frame';
import { role, type Visitor } from './visitor.ts';

const nav = role('navigation', mainMenu);
/** The button of a menu, by its name. */
export const trigger = (name: string) => role('button', name, nav);

/** The menus of the header, and a link in each panel, as the page has them. */
export const menusOf = (visitor: Visitor) =>
  visitor.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button[popovertarget]')].map((button) => {
      const panel = document.getElementById(button.getAttribute('popovertarget') ?? '');
      const links = [...(panel?.querySelectorAll('a') ?? [])];
      return { name: button.innerText.trim(), panel: panel?.id ?? '', href: links.at(-1)?.pathname ?? '' };
    }),
  );

const isOpen = (visitor: Visitor, panel: string) =>
  visitor.evaluate((id) => document.getElementById(id)?.matches(':popover-open') ?? false, panel);

/** Waits until a panel is open, or closed. */
export const opened = (visitor: Visitor, panel: string, open = true) =>
  expect.poll(() => isOpen(visitor, panel), { message: `${panel} ${open ? 'open' : 'closed'}` }).toBe(open);

/** Whether a panel stands beneath its trigger, and all of it in the window. */
export const standing = (visitor: Visitor, panel: string) =>
  visitor.evaluate((id) => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const card = box(document.getElementById(id)?.firstElementChild);
    const button = box(document.querySelector(`[popovertarget="${id}"]`));
    return {
      inWindow: card.left >= 0 && card.right <= document.documentElement.clientWidth && card.width > 200,
      // Near enough that the pointer finds its way, and beneath.
      reached: card.left <= button.right && card.right >= button.left && card.top >= button.bottom - 2,
    };
  }, panel);
