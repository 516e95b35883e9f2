import { productPage } from '@/content/messages/products';
import { event } from '@/content/event';
import { home } from '@/content/home';
import { navigation } from '@/content/navigation';
import { isMenu } from '@/content/navigation.schema';
import type { Entry, Menu } from '@/content/navigation.schema';
import { pages } from '@/lib/site-map/pages';
import { products } from '@/content/products';
import * as routes from '@/lib/routes';
import { chooseTemplates } from './templates.ts';

// Tests choose pages from the records, so that they work for any company.

export const eventPath = event && routes.event(event.slug);

/** The film has empty texts when the event has no film. */
export const film = event?.video ?? { id: '', title: '', caption: '', play: '', link: '' };

export const templates = chooseTemplates(pages);

/** The first line of the home page's heading. */
export const claim = home.hero.title[0] ?? '';

const must = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`The records have no ${what}.`);
  return found;
};

/** Pages of records, of products if there are any. */
export const recordPaths = pages
  .filter((path) => path.split('/').length === 3)
  .toSorted((a, b) => Number(b.startsWith(routes.products)) - Number(a.startsWith(routes.products)));

export const recordPath = must(recordPaths[0], 'page');

export const menus: readonly Menu[] = navigation.main.filter(isMenu);

/** On a phone the menu is a group that opens. */
export const menu = must(
  menus.find(({ onPhones }) => onPhones === 'group'),
  'menu that is a group on phones',
);

export const menuLink: Entry = must(menu.entries[0], 'link in that menu');

/** A header link beside the menus that leads away from the home page. */
export const plainLink: Entry = must(
  navigation.main.filter((item): item is Entry => !isMenu(item)).find(({ href }) => href !== '/'),
  'plain link in the header',
);

/** Footer links that lead away from the home page. */
export const footerLinks: readonly Entry[] = navigation.columns
  .flatMap(({ entries }) => entries)
  .filter(({ href }) => href !== '/' && !href.includes('#'));

const [product] = products.all;
/** A section that a search for its heading finds. */
export const sectionToFind = must(
  product && {
    page: product.title,
    text: product.checkpoint.title,
    heading: productPage.checkpoint.title,
    href: `${routes.product(product.slug)}#checkpoints`,
  },
  'product',
);

/** Matches texts that begin with this one, since the name of a link continues with its description. */
export const matchBeginning = (text: string) => new RegExp(`^${RegExp.escape(text)}`);
