import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { DrawnNumber } from '@/components/sections/drawn-number';
import { TracePanel } from '@/components/sections/trace-panel';
import { pressPage as page } from '@/content/press';
import type { Release } from '@/content/press/schema';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { MoreLinks } from '@/components/ui/more-links';
import { tw } from '@/components/ui/tw';

const { headings } = page;

/** In wide windows the text is beside what belongs to it. */
const columns = tw`grid grid-cols-1 gap-x-12 gap-y-12 @xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] print:block`;

export function PressText({ release }: { release: Release }) {
  const { location, date, day, lead, exhibit, start, quote, details, more, excluded, picture } = release;
  return (
    <div className="site-container grid grid-cols-1 gap-y-12">
      {picture && (
        <DrawnNumber
          picture={picture}
          isLarge
          className="@xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] @xl:grid-rows-1 @xl:gap-12 @xl:p-12"
        />
      )}
      <div className={columns}>
        <div className="grid grid-cols-1 content-start gap-y-10">
          <div className="grid gap-3">
            <p className="label leading-5 text-ink-3">
              {location},{' '}
              <span className="whitespace-nowrap">
                <time dateTime={date}>{day.long}</time>.
              </span>
            </p>
            <p className="text-h3 leading-[1.3] text-pretty text-ink measure-48">
              <NoBreakHyphens text={lead} />
            </p>
          </div>
          {start && <Part name={headings.start} paragraphs={[start]} />}
        </div>
        <PressFacts release={release} />
      </div>
      {quote && <Quote quote={quote} />}
      <div className={columns}>
        <div className="grid grid-cols-1 content-start gap-y-10 @xl:col-2">
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
        </div>
        {exhibit && (
          <div className="@xl:order-first">
            <TracePanel trace={exhibit} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Lists for journalists what the text does not say at first sight. */
function PressFacts({ release: { excludes } }: { release: Release }) {
  return (
    <div className="grid content-start gap-8 @xl:order-first print:mbs-6">
      {excludes.length > 0 && (
        <div className="grid gap-3">
          <h2 className="text-h4">{headings.excludes}</h2>
          <ul className="border-be border-line">
            {excludes.map((part) => (
              <li className="border-bs border-line py-2.5 text-ink-2" key={part}>
                {part}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Part name={headings.contact}>
        <p>
          <a className="link" href={`mailto:${page.inquiries.address}`}>
            {page.inquiries.address}
          </a>
        </p>
      </Part>
      <div className="grid gap-3">
        <h2 className="text-h4">{headings.about}</h2>
        <p className="text-ink-2">{page.about}</p>
      </div>
    </div>
  );
}

function Part({
  name,
  paragraphs = [],
  children,
}: {
  name: string;
  paragraphs?: readonly string[];
  children?: ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 gap-3 text-lg leading-7 text-ink-2">
      <h2 className="text-h4 text-balance text-ink">{name}</h2>
      {paragraphs.map((paragraph) => (
        <p className="text-pretty measure-60" key={paragraph}>
          {paragraph}
        </p>
      ))}
      {children}
    </div>
  );
}

function Quote({ quote: { text, name, role } }: { quote: NonNullable<Release['quote']> }) {
  return (
    <figure className={cx(columns, 'border-y border-line py-10')}>
      <blockquote className="m-0 -indent-[0.42em] text-h2 font-bold text-ink @xl:col-2">
        <p className="text-balance">“{text}”</p>
      </blockquote>
      <figcaption className="@xl:order-first">
        <strong className="block text-h4 font-semibold text-ink">{name}</strong>{' '}
        <span className="text-ink-2">{role}</span>
      </figcaption>
    </figure>
  );
}
