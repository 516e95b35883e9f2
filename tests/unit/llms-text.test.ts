import { llmsText } from '@/lib/seo/llms-text';
import { groups, sitePages } from '@/lib/seo/site-pages';

const text = llmsText('Example', new URL('https://www.example.com'));

it('begins with the name and a summary', () => {
  expect(text).toMatch(
    /^# Example\n\n> \S.+\.\n\n## Platform and products\n\n- \[Home\]\(https:\/\/www\.example\.com\/index\.md\): /,
  );
});

it('has a part for each group and a link for each page', () => {
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, group]) => group)).toEqual([...groups]);
  expect(text.match(/^- \[/gm)).toHaveLength(sitePages.length);
});
