import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/seo/json-ld';
import { groupNames, pageNames } from '@/content/words/page-names';
import { articles } from '@/lib/content/articles';
import { event } from '@/lib/content/event';
import { home } from '@/lib/content/home';
import { mailbox, site } from '@/lib/content/site';
import { foundry, gcc } from '@/lib/content/solutions';
import { press } from '@/lib/content/press';
import { products } from '@/lib/content/products';
import { team } from '@/lib/content/team';
import { salesforce, servicenow } from '@/lib/content/technologies';
import { blogPosting, newsArticle } from '@/lib/seo/json-ld/article';
import { breadcrumbList } from '@/lib/seo/json-ld/breadcrumb-list';
import { eventNode } from '@/lib/seo/json-ld/event';
import { faqPage, homeGraph, webSite } from '@/lib/seo/json-ld/home-graph';
import { pageList, personList } from '@/lib/seo/json-ld/item-list';
import { organization } from '@/lib/seo/json-ld/organization';
import { pageGraph } from '@/lib/seo/json-ld/page-graph';
import { authorReference, person } from '@/lib/seo/json-ld/person';
import { serializeJsonLd } from '@/lib/seo/json-ld/serialize';
import { service } from '@/lib/seo/json-ld/service';
import { moduleApplication, platformApplication } from '@/lib/seo/json-ld/software-application';
import { sitePages, trailTo } from '@/lib/seo/site-pages';

const origin = 'https://www.example.com';
const before = process.env['SITE_URL'];
beforeAll(() => (process.env['SITE_URL'] = origin));
afterAll(() => (before === undefined ? delete process.env['SITE_URL'] : (process.env['SITE_URL'] = before)));

const company = { '@id': `${origin}/#organization` };

describe('the script element', () => {
  const hostile = [
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '&lt;/script&gt;',
    'a\u2028b\u2029c',
    '"\\',
  ];
  const data = { '@context': 'https://schema.org', '@type': 'Thing', name: hostile.join(' ') } as const;

  it('holds no character that could end it, or a line of it', () => {
    expect(serializeJsonLd(data)).not.toMatch(/[<>&\u2028\u2029]/);
  });

  it('stays one element, and reads back as it was', () => {
    const $ = load(renderToStaticMarkup(createElement(JsonLd, { data })));
    expect($('script')).toHaveLength(1);
    expect($('body').children()).toHaveLength(0);
    expect(JSON.parse($('script').text())).toEqual(data);
  });
});

describe('who speaks', () => {
  it('is the company, as the footer presents it', () => {
    expect(organization()).toMatchObject({
      '@type': 'Organization',
      ...company,
      name: site.name,
      url: origin,
      logo: `${origin}/icons/512.png`,
      address: {
        '@type': 'PostalAddress',
        addressLocality: site.postalAddress.locality,
        addressCountry: site.postalAddress.country,
      },
      contactPoint: { '@type': 'ContactPoint', email: mailbox.hello },
      sameAs: site.social.map(({ href }) => href),
    });
    const { streetAddress, addressLocality, postalCode } = organization().address;
    expect(`${streetAddress}, ${addressLocality} ${postalCode}`).toBe(site.address.join(', '));
  });

  it('is the publisher of a site that has no search', () => {
    expect(webSite()).toMatchObject({ '@type': 'WebSite', name: site.name, url: origin, publisher: company });
    expect(webSite()).not.toHaveProperty('potentialAction');
  });
});

describe('the home page', () => {
  it('answers the questions word for word', () => {
    const { mainEntity } = faqPage(home.questions);
    expect(
      mainEntity.map(({ name, acceptedAnswer: { text } }) => ({ question: name, answer: text })),
    ).toEqual(home.questions.items.map(({ question, answer }) => ({ question, answer })));
  });
});

describe('a page', () => {
  it('has its place in the site, and names what it is about', () => {
    const graph = pageGraph({ path: '/intellimate', main: platformApplication() });
    expect(graph['@graph']).toHaveLength(2);
    expect(graph['@graph'][0]).toMatchObject({
      '@type': 'WebPage',
      '@id': `${origin}/intellimate#webpage`,
      url: `${origin}/intellimate`,
      name: pageNames.platform,
      isPartOf: { '@id': `${origin}/#website` },
      breadcrumb: { '@id': `${origin}/intellimate#breadcrumb` },
      mainEntity: { '@id': `${origin}/intellimate#software` },
    });
  });

  it('lists its pages', () => {
    const { itemListElement } = pageList(
      '/products',
      products.slugs.map((slug) => `/products/${slug}`),
    );
    expect(itemListElement).toHaveLength(products.all.length);
    expect(itemListElement[0]).toEqual({
      '@type': 'ListItem',
      position: 1,
      name: products.all[0]?.title,
      url: `${origin}/products/${products.slugs[0]}`,
    });
  });
});

describe('the trail', () => {
  it.each(sitePages().filter(({ path }) => path !== '/'))(
    'to $path goes from home to the page',
    ({ path, name }) => {
      const trail = trailTo(path);
      expect(trail[0]).toEqual({ name: pageNames.home, path: '/' });
      expect(trail.at(-1)).toEqual({ name, path });
      expect(trail.length).toBeLessThanOrEqual(4);
      const { itemListElement } = breadcrumbList(path) as unknown as {
        itemListElement: { position: number; name: string; item: string }[];
      };
      expect(itemListElement.map((step) => step.position)).toEqual(itemListElement.map((_, at) => at + 1));
      expect(itemListElement.map((step) => step.name)).toEqual(
        trail.filter((step) => step.path !== undefined).map((step) => step.name),
      );
      expect(itemListElement[0]?.item).toBe(origin);
      expect(itemListElement.at(-1)?.item).toBe(origin + path);
    },
  );

  it('names a part of the site that has no page, without an address', () => {
    expect(trailTo('/solutions/gcc')).toEqual([
      { name: pageNames.home, path: '/' },
      { name: groupNames.solutions },
      { name: gcc.name, path: '/solutions/gcc' },
    ]);
  });
});

describe('what is sold', () => {
  it.each(products.all)('$slug is software of the platform', (product) => {
    expect(moduleApplication(product)).toMatchObject({
      '@type': 'SoftwareApplication',
      name: product.title,
      description: product.description,
      applicationCategory: 'BusinessApplication',
      featureList: product.features.map(({ title }) => title),
      isPartOf: { '@id': platformApplication()['@id'] },
      provider: company,
    });
  });

  it.each([gcc, foundry, salesforce, servicenow])('$name is a service of the company', (page) => {
    expect(service('/x', page)).toMatchObject({
      '@type': 'Service',
      name: page.name,
      description: page.hero.lead,
      provider: company,
    });
    expect(service('/x', page).serviceType).toHaveLength(page.services.items.length);
  });
});

describe('what is written', () => {
  it.each(articles.all)('$slug is a blog posting without its text', (article) => {
    const posting = blogPosting(article);
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.subtitle,
      image: `${origin}/share/blogs/${article.slug}.png`,
      datePublished: article.publishDate,
      author: { '@type': 'Person', name: article.author },
      publisher: company,
      articleSection: article.category,
      keywords: article.tags,
      mainEntityOfPage: { '@id': `${origin}/blogs/${article.slug}#webpage` },
    });
    expect(posting.wordCount).toBeGreaterThan(0);
    expect(posting).not.toHaveProperty('articleBody');
    expect(posting.headline.length).toBeLessThanOrEqual(110);
  });

  it.each(press.all)('$slug is news from a place', (release) => {
    expect(newsArticle(release)).toMatchObject({
      '@type': 'NewsArticle',
      headline: release.title,
      image: `${origin}/share/press-release/${release.slug}.png`,
      datePublished: release.date,
      dateline: release.location,
      author: company,
      publisher: company,
    });
    expect(newsArticle(release).headline.length).toBeLessThanOrEqual(110);
  });
});

describe('people and places', () => {
  const members = [...team.founders, ...team.executives];

  it('are the team, each with a role at the company', () => {
    const people = members.map(person);
    expect(personList('/team', people).itemListElement).toHaveLength(members.length);
    for (const one of people) expect(one).toMatchObject({ '@type': 'Person', worksFor: company });
    expect(new Set(people.map((one) => one['@id'])).size).toBe(people.length);
  });

  it('are the same person as the author of an article, if they are on the team', () => {
    const [founder] = members.map(person);
    expect(authorReference(founder?.name ?? '')).toEqual({
      '@type': 'Person',
      '@id': founder?.['@id'],
      name: founder?.name,
      jobTitle: founder?.jobTitle,
    });
    expect(authorReference('Somebody Else')).toEqual({ '@type': 'Person', name: 'Somebody Else' });
  });

  it('are the festival, which took place, with the company as a sponsor and nobody as organizer', () => {
    if (!event) return;
    const node = eventNode(event);
    expect(node).toMatchObject({
      '@type': 'Event',
      name: event.name,
      startDate: event.startDate,
      endDate: event.endDate,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: event.place, address: { addressLocality: event.place } },
      sponsor: company,
    });
    expect(node).not.toHaveProperty('organizer');
  });
});

it('claims no rating, review, offer or vacancy', () => {
  const all = JSON.stringify([
    homeGraph(),
    products.all.map(moduleApplication),
    platformApplication(),
    [gcc, foundry, salesforce, servicenow].map((page) => service('/x', page)),
    articles.all.map(blogPosting),
    press.all.map(newsArticle),
    event && eventNode(event),
  ]);
  expect(all).not.toMatch(/AggregateRating|"Review|Offer|JobPosting|SearchAction/);
});
