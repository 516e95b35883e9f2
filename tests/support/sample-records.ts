import { locations } from '@/lib/content/about';
import { event } from '@/lib/content/event';
import { home } from '@/lib/content/home';
import { isMenu, navigation, type Entry, type Menu } from '@/lib/content/navigation';
import { pages } from '@/lib/content/pages';
import { products } from '@/lib/content/products';
import * as routes from '@/lib/routes';
import { templatesOf } from './templates.ts';

// What tests go to and look for, chosen from the records: whose site it is they need not know.

/** The page of the event, if there is one. */
export const eventPath = event && routes.event(event.slug);

/** The film of the event. Without one, its words are empty. */
export const film = event?.video ?? { id: '', title: '', caption: '', play: '', link: '' };

/** How many locations there are; so few stand beside one another, and no carousel turns. */
export const offices = locations.all.length;
export const FEW_OFFICES = 4;

/** One public page of each template. */
export const templates = templatesOf(pages);

/** The first line of the home page's heading. */
export const claim = home.hero.title[0] ?? '';

const must = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`The records have no ${what}.`);
  return found;
};

/** Pages of records: of products, if there are any. */
export const recordPaths = pages
  .filter((path) => path.split('/').length === 3)
  .toSorted((a, b) => Number(b.startsWith(routes.products)) - Number(a.startsWith(routes.products)));

/** The first of them. */
export const recordPath = must(recordPaths[0], 'page');

/** The menus of the header. */
export const menus: readonly Menu[] = navigation.main.filter(isMenu);

/** One of them, which on a phone is a group that opens. */
export const menu = must(
  menus.find(({ onPhones }) => onPhones === 'group'),
  'menu that is a group on phones',
);

/** The first link of {@link menu}. */
export const menuLink: Entry = must(menu.entries[0], 'link in that menu');

/** A link of the header that stands beside the menus and leads away from the home page. */
export const plainLink: Entry = must(
  navigation.main.filter((item): item is Entry => !isMenu(item)).find(({ href }) => href !== '/'),
  'plain link in the header',
);

/** Links of the footer that lead away from the home page. */
export const footerLinks: readonly Entry[] = navigation.columns
  .flatMap(({ entries }) => entries)
  .filter(({ href }) => href !== '/' && !href.includes('#'));

const [product] = products.all;
/** A section that a search for its heading leads to: the name of its page, its words, its address. */
export const sectionToFind = must(
  product && {
    page: product.title,
    words: product.checkpoint.title,
    href: `${routes.product(product.slug)}#checkpoints`,
  },
  'product',
);

/** What begins with the words of a record: a link's name goes on with the line beneath it. */
export const beginning = (words: string) => new RegExp(`^${RegExp.escape(words)}`);

/** What has the words of a record in it. */
export const having = (words: string) => new RegExp(RegExp.escape(words));
