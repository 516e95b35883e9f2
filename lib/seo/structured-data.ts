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
import { locale } from '@/content/messages/locale';
import type { Article } from '@/lib/content/articles';
import type { Event } from '@/content/event.schema';
import type { Home } from '@/content/home.schema';
import type { Release } from '@/content/press/schema';
import { mailbox, site } from '@/content/site';
import * as routes from '@/lib/routes';
import { toAbsoluteUrl } from './absolute-url';
import { getPage, getBreadcrumbs } from './find-page';

const describeCompany = () =>
  ({
    '@type': 'Organization',
    '@id': toAbsoluteUrl('/#organization'),
    name: site.name,
    url: toAbsoluteUrl('/'),
  }) as const satisfies OrganizationLeaf;

export function describeOrganization() {
  const { street, locality, postalCode, country } = site.postalAddress;
  return {
    ...describeCompany(),
    description: site.footerLine,
    logo: toAbsoluteUrl('/icons/512.png'),
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

export const describeWebSite = () =>
  ({
    '@type': 'WebSite',
    name: site.name,
    url: toAbsoluteUrl('/'),
    inLanguage: locale,
    publisher: describeCompany(),
  }) as const satisfies WebSiteLeaf;

export const describeFaq = ({ items }: Home['questions']) =>
  ({
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  }) as const satisfies FAQPageLeaf;

/** Lists the breadcrumb; a step without a page is left out. */
export const describeBreadcrumbs = (path: string) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: getBreadcrumbs(path)
      .flatMap(({ name, path: at }) => (at ? { name, item: toAbsoluteUrl(at) } : []))
      .map((step, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...step })),
  }) as const satisfies BreadcrumbListLeaf;

const describePublication = (path: string, text: { title: string; subtitle: string }, date: string) => ({
  headline: text.title,
  description: text.subtitle,
  image: toAbsoluteUrl(`/share${path}.png`),
  datePublished: date,
  publisher: describeCompany(),
});

export const describeArticle = (article: Article) =>
  ({
    '@type': 'BlogPosting',
    ...describePublication(routes.article(article.slug), article, article.publishDate),
    author: { '@type': 'Person', name: article.author },
  }) as const satisfies BlogPostingLeaf;

export const describeRelease = (release: Release) =>
  ({
    '@type': 'NewsArticle',
    ...describePublication(routes.release(release.slug), release, release.date),
    author: describeCompany(),
  }) as const satisfies NewsArticleLeaf;

/** Describes the event; "Scheduled" also covers one that took place as planned. */
export const describeEvent = ({ slug, name, lead, startDate, endDate, place }: Event) =>
  ({
    '@type': 'Event',
    name,
    description: lead,
    url: toAbsoluteUrl(routes.event(slug)),
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
  name: getPage(path).name,
  description,
  url: toAbsoluteUrl(path),
  provider: describeCompany(),
});

export const describeService = (path: string, description: string) =>
  ({ '@type': 'Service', ...offered(path, description) }) as const satisfies ServiceLeaf;

export const describeProduct = (path: string, description: string) =>
  ({
    '@type': 'SoftwareApplication',
    ...offered(path, description),
    applicationCategory: 'BusinessApplication',
  }) as const satisfies SoftwareApplicationLeaf;
