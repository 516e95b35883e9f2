import { Facts } from '@/components/kinds/facts';
import { BackLink } from '@/components/sections/back-link';
import { Breadcrumb } from '@/components/sections/breadcrumb';
import { Eyebrow } from '@/components/sections/eyebrow';
import { WholeWords } from '@/components/sections/whole-words';
import '@/components/sections/press.css';
import type { PressPage, PressRelease } from '@/lib/content/press';
import { PressText } from './press-text';

/** One press release, from the dateline to the contact. */
export function PressArticle({ release, page }: { release: PressRelease; page: PressPage }) {
  return (
    <article className="pbe-section">
      <header className="container press__head">
        <Breadcrumb path={`/press-release/${release.slug}`}>
          <BackLink href="/press-release" label={page.back} />
        </Breadcrumb>
        <div className="press__title">
          <Eyebrow>{release.category}</Eyebrow>
          <h1 className="h1">
            <WholeWords text={release.title} />
          </h1>
          <p className="lead">
            <WholeWords text={release.subtitle} />
          </p>
        </div>
      </header>
      <div className="container grid grid-cols-1 gap-x-6 gap-y-10 wide:grid-cols-12">
        <div className="self-start wide:sticky wide:inset-bs-24 wide:col-span-3">
          <Facts
            look="label"
            facts={[
              {
                term: page.facts.date,
                values: [
                  <time dateTime={release.date} key="date">
                    {release.day.long}
                  </time>,
                ],
              },
              { term: page.facts.location, values: [release.location] },
              { term: page.facts.category, values: [release.category] },
            ]}
          />
        </div>
        <PressText release={release} page={page} />
      </div>
    </article>
  );
}
