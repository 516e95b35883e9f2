import '@/components/illustrations/art.css';
import { Art } from '@/components/illustrations/illustration';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { tw } from '@/components/ui/tw';
import { industriesPage, type Industry } from '@/lib/content/industries';

const { labels } = industriesPage;

/** The text comes first in the document, whichever side the drawing is on. */
const sides = [
  { plate: tw`wide:col-[1/span_5]`, text: tw`wide:col-[6/-1] wide:ps-10` },
  { plate: tw`wide:col-[8/-1]`, text: tw`wide:col-[1/span_7] wide:pe-10` },
] as const;

export function IndustrySections({ industries }: { industries: readonly Industry[] }) {
  return (
    <div className="grid gap-[clamp(40px,7vw,96px)] pbe-section" id="industries">
      {industries.map((industry, index) => {
        const { slug, motif, challenges, solutions, outcomes } = industry;
        const { plate, text } = sides[index % 2 ? 1 : 0];
        return (
          <section
            className="container grid grid-cols-1 gap-x-6 gap-y-5 wide:grid-cols-12 wide:items-center"
            id={slug}
            aria-labelledby={`${slug}-title`}
            key={slug}
          >
            <div className={`aspect-4/3 overflow-hidden rounded-band bg-surface-2 wide:row-1 ${plate}`}>
              <Art kind={motif} width={560} height={420} />
            </div>
            <div className={`grid content-start gap-5 wide:row-1 ${text}`}>
              <IndustryHead industry={industry} />
              <div className="grid gap-6 tablet:grid-cols-2">
                <List title={labels.challenges} items={challenges} className="text-ink-2" />
                <List title={labels.solutions} items={solutions} />
              </div>
              <Outcomes outcomes={outcomes} />
            </div>
          </section>
        );
      })}
    </div>
  );
}

function IndustryHead({ industry: { slug, title, description, limits } }: { industry: Industry }) {
  return (
    <div className="grid content-start gap-3">
      <h2 className="text-h2" id={`${slug}-title`}>
        {title}
      </h2>
      <p className="text-ink-2 max-inline-[62ch]">{description}</p>
      {limits && (
        <p className="grid grid-cols-[9px_minmax(0,1fr)] items-baseline gap-3 font-semibold">
          <span className="marker-person" aria-hidden="true" />
          {limits}
        </p>
      )}
    </div>
  );
}

function List({
  title,
  items,
  className = '',
}: {
  title: string;
  items: readonly string[];
  className?: string;
}) {
  if (items.length === 0) return null;
  return (
    <div className={className}>
      <h3 className="kicker pbe-2">{title}</h3>
      <ul>
        {items.map((item) => (
          <li className="border-bs border-line py-2 text-md leading-5.5" key={item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outcomes({ outcomes }: Pick<Industry, 'outcomes'>) {
  if (outcomes.length === 0) return null;
  return (
    <div>
      <h3 className="sr-only">{labels.outcomes}</h3>
      <dl className="grid gap-x-6 tablet:grid-cols-3">
        {outcomes.map(({ metric, change, source }) => (
          <div
            className="flex flex-row-reverse items-baseline justify-end gap-x-4 border-bs border-line py-2 tablet:flex-col-reverse tablet:justify-end tablet:gap-0 tablet:pbs-3"
            key={metric}
          >
            <dt className="text-md leading-5.5 text-ink-2">
              <NoBreakHyphens text={metric} />
            </dt>
            <dd className="text-h3 whitespace-nowrap text-accent phone:min-inline-24">
              {change}
              <FootnoteRef source={source} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
