import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Facts } from '@/components/kinds/facts';
import { PageHead } from '@/components/kinds/page-head';
import { ReadOn } from '@/components/kinds/read-on';
import { BackLink } from '@/components/sections/back-link';
import { WholeWords } from '@/components/sections/whole-words';
import { press, pressPage as page } from '@/lib/content/press';
import { JsonLd } from '@/components/seo/json-ld';
import { newsArticle } from '@/lib/seo/structured-data';
import { relatedTo } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { PressText } from './_sections/press-text';

interface Props {
  params: Promise<{ id: string }>;
}

/** Any other id is rewritten to one static screen; see next.config.ts. */
export const dynamicParams = false;

export const generateStaticParams = () => press.slugs.map((id) => ({ id }));

async function releaseOf({ params }: Props) {
  return press.get((await params).id) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug } = await releaseOf(props);
  return pageMetadata(routes.release(slug));
}

export default async function PressReleasePage(props: Props) {
  const release = await releaseOf(props);
  const path = routes.release(release.slug);
  return (
    <>
      <JsonLd data={newsArticle(release)} />
      <article className="pbe-section">
        <PageHead
          look="beside"
          path={path}
          up={<BackLink href={routes.releases} label={page.back} />}
          eyebrow={release.category}
          title={<WholeWords text={release.title} />}
          measure={24}
          lead={<WholeWords text={release.subtitle} />}
          className="pbe-[clamp(40px,5vw,72px)]"
        />
        <div className="container grid grid-cols-1 gap-x-6 gap-y-10 wide:grid-cols-12">
          <Facts
            look="margin"
            items={[
              {
                term: page.facts.date,
                value: <time dateTime={release.date}>{release.day.long}</time>,
              },
              { term: page.facts.location, value: release.location },
              { term: page.facts.category, value: release.category },
            ]}
          />
          <PressText release={release} />
        </div>
      </article>
      <ReadOn groups={relatedTo(path, { product: 2, industry: 2, case: 2, article: 1 })} />
    </>
  );
}
