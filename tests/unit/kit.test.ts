import { globSync } from 'node:fs';
import { kinds } from '@/app/(site)/kit/_sections/kinds';
import { pages } from '@/lib/content/pages';
import { sitePages } from '@/lib/seo/site-pages';
import nextConfig from '@/next.config';
import { kindNames } from '../support/kinds';

it('shows every kind of section', () => {
  expect(Object.keys(kinds).toSorted()).toEqual(kindNames().toSorted());
});

it('is a page in development alone', () => {
  expect(globSync('app/**/kit/{page,route}.*')).toEqual(['app/(site)/kit/page.dev.tsx']);
  expect(nextConfig.pageExtensions).toEqual(['tsx', 'ts']);
});

it('is known to no list of pages', () => {
  expect(
    [...pages, ...sitePages().map(({ path }) => path)].filter((path) => path.startsWith('/kit')),
  ).toEqual([]);
});
