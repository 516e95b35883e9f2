import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { RelatedContent } from '@/components/sections/related-content';
import { BackLink } from '@/components/ui/back-link';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { press, pressPage as page } from '@/content/press';
import { JsonLd } from '@/components/ui/json-ld';
import { describeRelease } from '@/lib/seo/structured-data';
import { findRelated } from '@/lib/content/related';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { PressText } from './_components/press-text';

interface Props {
  params: Promise<{ id: string }>;
}

/** next.config.ts rewrites unknown ids to one static screen. */
export const dynamicParams = false;

export const generateStaticParams = () => press.slugs.map((id) => ({ id }));

async function readRelease({ params }: Props) {
  return press.get((await params).id) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug } = await readRelease(props);
  return createPageMetadata(routes.release(slug));
}

export default async function PressReleasePage(props: Props) {
  const release = await readRelease(props);
  const path = routes.release(release.slug);
  return (
    <>
      <JsonLd data={describeRelease(release)} />
      <article className="pbe-section">
        <PageHero
          variant="beside"
          path={path}
          backLink={<BackLink href={routes.releases} label={page.back} />}
          eyebrow={release.category}
          title={<NoBreakHyphens text={release.title} />}
          measure={24}
          lead={<NoBreakHyphens text={release.subtitle} />}
          className="pbe-[clamp(40px,5vw,72px)]"
        />
        <PressText release={release} />
      </article>
      <Cta variant="subject" drawing="layers" hue={release.picture?.hue ?? 'mate'} />
      <RelatedContent groups={findRelated(path, { product: 2, case: 2, article: 1 })} />
    </>
  );
}
