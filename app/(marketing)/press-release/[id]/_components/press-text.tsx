import type { ReactNode } from 'react';
import { TracePanel } from '@/components/sections/trace-panel';
import { ArticleCta } from '@/components/sections/cta/article-cta';
import { pressPage as page } from '@/content/press';
import type { Release } from '@/content/press/schema';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { MoreLinks } from '@/components/ui/more-links';

const { headings } = page;

export function PressText({ release }: { release: Release }) {
  const { location, date, day, lead, exhibit, start, quote, details, more, excluded } = release;
  return (
    <div className="site-container grid grid-cols-1 gap-y-12">
      <Part
        name={
          <p className="label leading-5 text-ink-3">
            {location},{' '}
            <span className="whitespace-nowrap">
              <time dateTime={date}>{day.long}</time>.
            </span>
          </p>
        }
      >
        <p className="text-h3 leading-[1.3] text-ink measure-48 @xl:-mbs-1.5">
          <NoBreakHyphens text={lead} />
        </p>
        {exhibit && (
          <div className="mbs-6">
            <TracePanel trace={exhibit} />
          </div>
        )}
      </Part>
      {start && <Part name={headings.start} paragraphs={[start]} />}
      {quote && <Quote quote={quote} />}
      {details && (
        <Part name={details.title} paragraphs={details.paragraphs}>
          <MoreLinks links={more} />
        </Part>
      )}
      {excluded && (
        <Part name={headings.excluded}>
          <p className="border-s-2 border-person ps-5 text-pretty measure-58">{excluded}</p>
        </Part>
      )}
      <Part name={headings.about} paragraphs={[page.about]} />
      <Part name={headings.contact}>
        <p>
          <a className="link" href={`mailto:${page.inquiries.address}`}>
            {page.inquiries.address}
          </a>
        </p>
        <ArticleCta />
      </Part>
    </div>
  );
}

/** Wide windows have the name beside the text. */
function Part({
  name,
  paragraphs = [],
  children,
}: {
  name?: ReactNode;
  paragraphs?: readonly string[];
  children?: ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-3 @xl:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
      {typeof name === 'string' ? <h2 className="text-h4 text-balance @xl:pe-4">{name}</h2> : name}
      <div className="grid grid-cols-1 gap-3 text-lg leading-7.25 text-ink-2 @xl:col-2">
        {paragraphs.map((paragraph) => (
          <p className="text-pretty measure-60" key={paragraph}>
            {paragraph}
          </p>
        ))}
        {children}
      </div>
    </div>
  );
}

function Quote({ quote: { text, name, role } }: { quote: NonNullable<Release['quote']> }) {
  return (
    <Part>
      <figure className="border-y border-line py-8">
        <blockquote className="m-0 -indent-[0.42em] text-h2 font-bold text-ink measure-30">
          <p className="text-balance">“{text}”</p>
        </blockquote>
        <figcaption className="mbs-4 text-base">
          <strong className="font-semibold text-ink">{name}</strong>, {role}
        </figcaption>
      </figure>
    </Part>
  );
}
