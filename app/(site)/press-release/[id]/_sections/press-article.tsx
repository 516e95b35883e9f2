import { Facts } from '@/components/kinds/facts';
import { PageHead } from '@/components/kinds/page-head';
import { BackLink } from '@/components/sections/back-link';
import { WholeWords } from '@/components/sections/whole-words';
import type { PressPage, PressRelease } from '@/lib/content/press';
import * as routes from '@/lib/routes';
import { PressText } from './press-text';

/** One press release, from the dateline to the contact. */
export function PressArticle({ release, page }: { release: PressRelease; page: PressPage }) {
  return (
    <article className="pbe-section">
      <PageHead
        look="beside"
        path={routes.release(release.slug)}
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
        <PressText release={release} page={page} />
      </div>
    </article>
  );
}
