import 'server-only';
import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  EventLeaf,
  FAQPageLeaf,
  NewsArticleLeaf,
  OrganizationLeaf,
  ServiceLeaf,
  SoftwareApplicationLeaf,
  WebSiteLeaf,
} from 'schema-dts';
import { locale } from '@/content/words/locale';
import type { Article } from '@/lib/content/articles';
import type { Event } from '@/lib/content/event';
import type { Home } from '@/lib/content/home';
import type { PressRelease } from '@/lib/content/press';
import { mailbox, site } from '@/lib/content/site';
import * as routes from '@/lib/routes';
import { absoluteUrl } from './absolute-url';
import { pageAt, trailTo } from './site-pages';

/** The company in short, for pages that name it as publisher or provider. */
const company = () =>
  ({
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: site.name,
    url: absoluteUrl('/'),
  }) as const satisfies OrganizationLeaf;

/** The company, as the footer presents it. */
export function organization() {
  const { street, locality, postalCode, country } = site.postalAddress;
  return {
    ...company(),
    description: site.footerLine,
    logo: absoluteUrl('/icons/512.png'),
    email: mailbox.hello,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street.join(', '),
      addressLocality: locality,
      ...(postalCode && { postalCode }),
      addressCountry: country,
    },
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', email: mailbox.hello },
    sameAs: site.social.map(({ href }) => href),
  } as const satisfies OrganizationLeaf;
}

/** The site as a whole, by which search results name it. */
export const webSite = () =>
  ({
    '@type': 'WebSite',
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: locale,
    publisher: company(),
  }) as const satisfies WebSiteLeaf;

/** Questions with their answers, word for word. */
export const faqPage = ({ items }: Home['questions']) =>
  ({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }) as const satisfies FAQPageLeaf;

/** The way down to a page. A step without a page of its own has no address, and so no place in the list. */
export const breadcrumbList = (path: string) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: trailTo(path)
      .flatMap(({ name, path: at }) => (at ? { name, item: absoluteUrl(at) } : []))
      .map((step, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...step })),
  }) as const satisfies BreadcrumbListLeaf;

/** What articles and press releases have in common. */
const published = (path: string, text: { title: string; subtitle: string }, date: string) => ({
  headline: text.title,
  description: text.subtitle,
  image: absoluteUrl(`/share${path}.png`),
  datePublished: date,
  publisher: company(),
});

/** An article, without its text. */
export const blogPosting = (article: Article) =>
  ({
    '@type': 'BlogPosting',
    ...published(routes.article(article.slug), article, article.publishDate),
    author: { '@type': 'Person', name: article.author },
  }) as const satisfies BlogPostingLeaf;

/** A press release, without its text. The company itself speaks in it. */
export const newsArticle = (release: PressRelease) =>
  ({
    '@type': 'NewsArticle',
    ...published(routes.release(release.slug), release, release.date),
    author: company(),
  }) as const satisfies NewsArticleLeaf;

/** The event. "Scheduled" also is what took place as planned. */
export const eventNode = ({ slug, name, lead, startDate, endDate, place }: Event) =>
  ({
    '@type': 'Event',
    name,
    description: lead,
    url: absoluteUrl(routes.event(slug)),
    startDate,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: place,
      address: { '@type': 'PostalAddress', addressLocality: place },
    },
  }) as const satisfies EventLeaf;

const offered = (path: string, description: string) => ({
  name: pageAt(path).name,
  description,
  url: absoluteUrl(path),
  provider: company(),
});

/** A line of services. */
export const service = (path: string, description: string) =>
  ({ '@type': 'Service', ...offered(path, description) }) as const satisfies ServiceLeaf;

/** The platform, or a module of it. */
export const software = (path: string, description: string) =>
  ({
    '@type': 'SoftwareApplication',
    ...offered(path, description),
    applicationCategory: 'BusinessApplication',
  }) as const satisfies SoftwareApplicationLeaf;
