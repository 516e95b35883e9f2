import { Facts } from '@/components/kinds/facts';
import { PageHead } from '@/components/kinds/page-head';
import type { PressPage, PressRelease } from '@/lib/content/press';
import { BackLink } from './back-link';
import { WholeWords } from './whole-words';
import './press.css';

/** One press release, from the dateline to the contact. */
export function PressArticle({ release, page }: { release: PressRelease; page: PressPage }) {
  const { headings, facts } = page;
  return (
    <article className="press">
      <PageHead
        look="beside"
        path={`/press-release/${release.slug}`}
        up={<BackLink href="/press-release" label={page.back} />}
        eyebrow={release.category}
        title={<WholeWords text={release.title} />}
        measure={24}
        lead={<WholeWords text={release.subtitle} />}
        className="pbe-[clamp(40px,5vw,72px)]"
      />
      <div className="container press__grid">
        <Facts
          look="margin"
          items={[
            {
              term: facts.date,
              value: <time dateTime={release.date}>{release.day.long}</time>,
            },
            { term: facts.location, value: release.location },
            { term: facts.category, value: release.category },
          ]}
        />
        <div className="press__body">
          <p className="press__lead">
            <span className="press__dateline">
              {release.location}, {release.day.long}.
            </span>{' '}
            {release.lead}
          </p>
          <h2 className="h4">{headings.start}</h2>
          <p>{release.start}</p>
          <figure className="press__quote">
            <blockquote>
              <p>“{release.quote.text}”</p>
            </blockquote>
            <figcaption>
              <strong>{release.quote.name}</strong>, {release.quote.role}
            </figcaption>
          </figure>
          <h2 className="h4">{release.details.title}</h2>
          {release.details.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className="press__excluded">
            <h2 className="h4">{headings.excluded}</h2>
            <p>{release.excluded}</p>
          </div>
          <h2 className="visually-hidden">{headings.numbers}</h2>
          <dl className="press__numbers">
            {release.numbers.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h2 className="h4">{headings.about}</h2>
          <p>{page.about}</p>
          <h2 className="h4">{headings.contact}</h2>
          <p>
            <a className="link" href={`mailto:${page.inquiries.address}`}>
              {page.inquiries.address}
            </a>
          </p>
        </div>
      </div>
    </article>
  );
}
