import { ArticleCta } from '@/components/demo/article-cta';
import { type PressRelease, pressPage as page } from '@/lib/content/press';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { MoreLinks } from '@/components/ui/more-links';
import { tw } from '@/components/ui/tw';

const prose = tw`mbs-3 text-lg leading-[1.8125rem] text-ink-2 max-inline-[55ch]`;
const heading = tw`mbs-10 text-h4`;

export function PressText({ release }: { release: PressRelease }) {
  const { headings } = page;
  return (
    <div className="wide:col-[5/-1]">
      <p className="-mbs-1.5 text-(length:--text-h3) leading-[1.35] tracking-[-0.015em] max-inline-[48ch]">
        <span className="mbe-3 block font-mono text-xs leading-5 font-medium tracking-[0] text-ink-3">
          {release.location}, {release.day.long}.
        </span>{' '}
        <NoBreakHyphens text={release.lead} />
      </p>
      <Part title={headings.start} paragraphs={release.start ? [release.start] : []} />
      {release.quote && <Quote quote={release.quote} />}
      {release.details && <Part {...release.details} />}
      <MoreLinks links={release.more} className="mbs-4" />
      {release.excluded && (
        <div className="mbs-10 rounded-card bg-surface-2 px-6 pbs-5 pbe-6">
          <h2 className="text-h4">{headings.excluded}</h2>
          <p className="mbs-2 text-ink-2">{release.excluded}</p>
        </div>
      )}
      {release.numbers.length > 0 && (
        <>
          <h2 className="sr-only">{headings.numbers}</h2>
          <Numbers numbers={release.numbers} />
        </>
      )}
      <Part title={headings.about} paragraphs={[page.about]} />
      <h2 className={heading}>{headings.contact}</h2>
      <p className={prose}>
        <a className="link" href={`mailto:${page.inquiries.address}`}>
          {page.inquiries.address}
        </a>
      </p>
      <ArticleCta />
    </div>
  );
}

function Part({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <>
      <h2 className={heading}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p className={prose} key={paragraph}>
          {paragraph}
        </p>
      ))}
    </>
  );
}

function Quote({ quote: { text, name, role } }: { quote: NonNullable<PressRelease['quote']> }) {
  return (
    <figure className="my-12 border-y border-line py-8">
      <blockquote className="m-0 -indent-[0.42em] text-(length:--text-h2) leading-[1.16] font-bold tracking-[-0.022em] max-inline-[30ch]">
        <p className="text-balance">“{text}”</p>
      </blockquote>
      <figcaption className="mbs-5 text-ink-2">
        <strong className="font-semibold text-ink">{name}</strong>, {role}
      </figcaption>
    </figure>
  );
}

function Numbers({ numbers }: Pick<PressRelease, 'numbers'>) {
  return (
    <dl className="mbs-10 grid gap-x-6 border-y border-line mid:grid-cols-3">
      {numbers.map(({ value, label }) => (
        <div
          className="flex flex-row-reverse items-center justify-end gap-4 py-3 mid:flex-col-reverse mid:items-start mid:gap-1.5 mid:py-5"
          key={label}
        >
          <dt className="text-md leading-5.5 text-ink-2">{label}</dt>
          <dd className="text-metric leading-[1.1] tracking-[-0.02em] min-inline-14">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
