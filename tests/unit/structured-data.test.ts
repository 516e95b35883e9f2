import * as data from '@/lib/seo/structured-data';

beforeAll(() => {
  process.env['SITE_URL'] = 'https://site.example';
});

/** Describes a record that has only what search engines demand. */
const describeRecord = <Given>(describe: (record: Given) => object, record: Partial<Given>) =>
  describe(record as Given);
const text = { title: 'Title', subtitle: 'Subtitle', slug: 'slug' };
const question = { question: 'Why?', answer: 'Because.' };

test('Articles, releases, questions and events have the structured data that search engines demand', () => {
  expect(
    describeRecord(data.describeArticle, { ...text, publishDate: '2026-01-02', author: 'Ada' }),
  ).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Title',
    datePublished: '2026-01-02',
    author: { '@type': 'Person', name: 'Ada' },
  });
  expect(describeRecord(data.describeRelease, { ...text, date: '2026-01-02' })).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Title',
    datePublished: '2026-01-02',
  });
  expect(describeRecord(data.describeFaq, { items: [question] })).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
    ],
  });
  expect(
    describeRecord(data.describeEvent, { slug: 'day', name: 'Day', startDate: '2026-01-02', place: 'Bath' }),
  ).toMatchObject({
    '@type': 'Event',
    name: 'Day',
    startDate: '2026-01-02',
    location: { '@type': 'Place', name: 'Bath' },
  });
});
