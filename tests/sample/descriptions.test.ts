import { sitePages } from '@/lib/seo/site-pages';

beforeAll(() => {
  process.env['SITE_URL'] = 'https://site.example';
});

it.each(sitePages())(
  '$path is described in whole sentences, as long as search results show them',
  ({ meta }) => {
    expect(meta.description.length).toBeGreaterThanOrEqual(70);
    expect(meta.description).toMatch(/\.$/);
    expect(meta.title.length).toBeGreaterThanOrEqual(5);
  },
);
