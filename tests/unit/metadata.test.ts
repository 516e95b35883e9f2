import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Metadata } from 'next';
import { filesIn } from '@/adapter/files';
import { metadata as notFound } from '@/app/not-found';
import { pages } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import { lastModified } from '@/lib/seo/last-modified';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageAt, sitePages } from '@/lib/seo/site-pages';

interface Page {
  metadata?: Metadata;
  generateMetadata?: (props: { params: Promise<Record<string, string>> }) => Promise<Metadata>;
  generateStaticParams?: () => Record<string, string>[];
}

/** Every page file under a folder. */
const pagesIn = (folder: string): string[] => filesIn(folder).filter((file) => basename(file) === 'page.tsx');

/** What one page file says of itself: once, or once for each of its addresses. */
async function metadataOf(file: string): Promise<Metadata[]> {
  const page = (await import(file)) as Page;
  const { generateMetadata } = page;
  if (!generateMetadata) return [page.metadata ?? {}];
  const addresses = page.generateStaticParams?.() ?? [];
  return Promise.all(addresses.map((params) => generateMetadata({ params: Promise.resolve(params) })));
}

/** The title as a tab shows it: the root layout puts the brand behind a bare one. */
function shown({ title }: Metadata): string {
  if (typeof title === 'string') return `${title} - ${site.name}`;
  return title && 'absolute' in title ? title.absolute : '';
}

describe('every page', () => {
  const heads: { title: string; description: string }[] = [];
  beforeAll(async () => {
    const found = await Promise.all(pagesIn(join(process.cwd(), 'app')).map(metadataOf));
    for (const metadata of [...found.flat(), notFound]) {
      heads.push({ title: shown(metadata), description: metadata.description ?? '' });
    }
  });

  it('is looked at', () => expect(heads.length).toBeGreaterThan(sitePages().length));

  it('carries the brand once', () => {
    expect(heads.filter(({ title }) => title.split(site.name).length > 2)).toEqual([]);
    expect(pageMetadata('/careers').title).toEqual({
      absolute: `${pageAt('/careers').meta.title} - ${site.name}`,
    });
  });

  it('has a title of its own, of at most 60 characters', () => {
    expect(heads.filter(({ title }) => title === '' || title.length > 60)).toEqual([]);
    expect(twice(heads.map(({ title }) => title))).toEqual([]);
  });

  it('has a description of its own, of at most 160 characters', () => {
    expect(heads.filter(({ description }) => description === '' || description.length > 160)).toEqual([]);
    expect(twice(heads.map(({ description }) => description))).toEqual([]);
  });
});

const twice = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index);

describe('the described pages', () => {
  it('are the public pages', () => {
    expect(
      sitePages()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(pages.toSorted());
  });

  it.each(sitePages())('$path stands in files that exist', ({ sources }) => {
    expect(sources.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('know no date of a file without a history', () => {
    expect(lastModified(['content/no-such-file.ts'])).toBeUndefined();
  });
});
