import { TracePanel } from '@/components/sections/trace-panel';
import { ArticleCta } from '@/components/demo/article-cta';
import { type PressRelease, pressPage as page } from '@/lib/content/press';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { MoreLinks } from '@/components/ui/more-links';
import { tw } from '@/components/ui/tw';

const prose = tw`mbs-3 text-lg leading-[1.8125rem] text-ink-2 max-inline-[55ch]`;
const heading = tw`mbs-10 text-h4 first:mbs-0`;

export function PressLead({ release: { location, date, day, lead, exhibit } }: { release: PressRelease }) {
  return (
    <div className="grid grid-cols-1 gap-10 wide:col-2">
      <p className="-mbs-1.5 text-(length:--text-h3) leading-[1.35] tracking-[-0.015em] max-inline-[48ch]">
        <span className="mbe-3 block label leading-5 tracking-[0] text-ink-3">
          {location}, <time dateTime={date}>{day.long}</time>.
        </span>{' '}
        <NoBreakHyphens text={lead} />
      </p>
      {exhibit && <TracePanel trace={exhibit} />}
    </div>
  );
}

export function PressText({ release }: { release: PressRelease }) {
  const { headings } = page;
  return (
    <div className="wide:col-2">
      <Part title={headings.start} paragraphs={release.start ? [release.start] : []} />
      {release.quote && <Quote quote={release.quote} />}
      {release.details && <Part {...release.details} />}
      <MoreLinks links={release.more} className="mbs-4" />
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

/** Shows beside the text what the release counts, and what it leaves out. */
export function PressFacts({ release: { numbers, excluded } }: { release: PressRelease }) {
  const { headings } = page;
  return (
    <div className="grid gap-8 wide:sticky wide:inset-bs-24 wide:col-1 wide:row-[1/3] wide:self-start wide:pe-8">
      <dl className="border-line not-empty:border-bs" aria-label={headings.numbers}>
        {numbers.map(({ value, label }) => (
          <div
            className="flex flex-row-reverse items-center justify-end gap-4 border-be border-line py-3"
            key={label}
          >
            <dt className="text-md leading-5.5 text-balance text-ink-2">{label}</dt>
            <dd className="text-metric leading-[1.1] tracking-[-0.02em] min-inline-14">{value}</dd>
          </div>
        ))}
      </dl>
      {excluded && (
        <div className="grid gap-2 border-s-2 border-person ps-4">
          <h2 className="text-h4">{headings.excluded}</h2>
          <p className="text-md leading-6 text-ink-2">{excluded}</p>
        </div>
      )}
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
    <figure className="my-12 border-bs border-line pbs-8">
      <blockquote className="m-0 -indent-[0.42em] text-(length:--text-h2) leading-[1.16] font-bold tracking-[-0.022em] max-inline-[30ch]">
        <p className="text-balance">“{text}”</p>
      </blockquote>
      <figcaption className="mbs-5 text-ink-2">
        <strong className="font-semibold text-ink">{name}</strong>, {role}
      </figcaption>
    </figure>
  );
}
