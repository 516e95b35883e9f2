import { articles } from '@/lib/content/articles';
import { feedXml } from '@/lib/seo/feeds';

beforeAll(() => {
  process.env['SITE_URL'] = 'https://site.example';
});

it('a link of an article is whole in its feed', () => {
  expect(articles.slugs).toContain('reading-an-agent-trace');
  expect(feedXml('/blogs', 'atom.xml')).toMatch(
    /<a class="link" href="https:\/\/site\.example\/intellimate#run">/,
  );
});
