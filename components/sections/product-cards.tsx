import { cx } from 'class-variance-authority';
import { CardDrawing } from '@/components/illustrations/card-drawing';
import { CellTitle } from '@/components/typography/cell-title';
import { FootnoteRef, OwnMark } from '@/components/typography/footnote-ref';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Icon } from '@/components/ui/icon';
import { tw } from '@/components/ui/tw';
import { sectionMessages } from '@/content/messages/sections';
import { Link } from '@/components/ui/link';
import type { Product } from '@/content/products/schema';
import * as routes from '@/lib/routes';

/** Tells a change from a level. */
const CHANGE = /^[+−]|x$/;

/** A column of its own, where there is room for it. */
const centered = tw`@2xl:row-span-2 @2xl:row-start-1 @2xl:self-center`;

export function ProductCard({
  product: { slug, title, subtitle, description, icon, cardMetrics },
}: {
  product: Product;
}) {
  return (
    <>
      {/* The drawing would be cut on a phone, which shows the icon instead. */}
      <div className="relative grid place-items-center overflow-hidden bg-tint @max-md:row-span-full @max-md:rounded-s-card @max-3xs:row-auto @md:aspect-2/1 @md:rounded-t-card">
        <CardDrawing name={`intelli${icon}-small`} isCover className="absolute inset-0 @max-md:hidden" />
        <Icon name={icon} className="text-tint-ink @max-md:size-8 @md:hidden" />
      </div>
      <CellTitle
        href={routes.product(slug)}
        className="pe-4 pbs-2.5 text-lg leading-6.5 tracking-tight @max-3xs:px-3 @max-3xs:text-[min(var(--text-lg),10.5vw)] @md:px-6 @md:pbs-5 @md:text-h4"
        iconClassName="@max-3xs:hidden"
      >
        {title}
      </CellTitle>
      <p className="pe-2 text-xs leading-5 font-normal text-ink-2 @max-3xs:px-3 @md:hidden">{subtitle}</p>
      <p className="text-base leading-6 text-ink-2 @max-md:hidden @md:px-6 @md:pbs-1.5 @md:pbe-5">
        <NoBreakHyphens text={description} />
      </p>
      {cardMetrics.length > 0 && (
        <dl className="grid grid-cols-2 items-start gap-4 border-line pbs-1 pbe-3 @max-md:pe-3 @max-3xs:grid-cols-1 @max-3xs:ps-3 @md:mx-6 @md:border-bs @md:pbs-3.5 @md:pbe-5">
          {cardMetrics.map(({ label, value, source }) => (
            <div className="flex flex-col-reverse" key={label}>
              <dt className="text-xs leading-4 font-normal text-ink-3">{label}</dt>
              <dd className="text-lg leading-6.5 font-bold tracking-tighter text-tint-ink @md:text-h4">
                {value}
                {source && <OwnMark source={source} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

export function ProductEntry({
  product: { slug, title, description, icon, cardMetrics, checkpoint },
}: {
  product: Product;
}) {
  const outcome = cardMetrics.find(({ value }) => CHANGE.test(value));
  return (
    <>
      <div className="grid items-center self-stretch bg-tint @max-md:mbe-2.5 @md:@max-xl:row-span-3 @md:@max-xl:row-start-1 @xl:row-span-2 @xl:row-start-1">
        <CardDrawing name={`intelli${icon}-small`} />
      </div>
      <h3 className="self-center text-h4 @max-3xs:px-4 @md:self-end @md:pbs-3 @xl:pbs-0">
        <Link className="card-link" href={routes.product(slug)}>
          {title}
        </Link>
      </h3>
      <Icon
        name="arrow"
        size={20}
        className="hidden card-arrow self-center @2xs:block @md:col-start-[-2] @md:@max-xl:row-span-3 @md:@max-xl:row-start-1 @xl:row-span-2 @xl:row-start-1"
      />
      <p className="col-span-full px-4 text-sm leading-5.5 font-normal text-ink-2 @md:col-2 @md:p-0">
        <NoBreakHyphens text={description} />
      </p>
      <div className="col-span-full grid gap-2 px-4 pbs-2 @md:col-2 @md:px-0 @md:pbs-2 @md:pbe-3 @xl:col-3 @xl:row-span-2 @xl:row-start-1 @xl:self-center @xl:pbs-3 @2xl:contents">
        {outcome && <Outcome {...outcome} />}
        <p
          className={cx(
            'grid grid-cols-[9px_minmax(0,1fr)] items-baseline gap-x-2.5 text-base leading-6 @2xl:col-4',
            centered,
          )}
        >
          <span className="marker-person" aria-hidden="true" />
          <span className="sr-only">{`${sectionMessages.checkpoint} `}</span>
          {checkpoint.title}{' '}
          <span className="col-2 text-ink-2">
            <span className="inline-block first-letter:uppercase">{checkpoint.who}</span>, {checkpoint.time}
          </span>
        </p>
      </div>
    </>
  );
}

function Outcome({ value, label, source }: Product['cardMetrics'][number]) {
  return (
    <p
      className={cx(
        'flex items-baseline gap-x-2 text-sm leading-5.5 text-ink-2 @2xl:col-3 @2xl:block',
        centered,
      )}
    >
      <span className="text-h4 font-semibold whitespace-nowrap text-tint-ink @2xl:block @2xl:text-h3 @2xl:font-medium">
        {value}
        {source && (
          <span className="relative z-1">
            <FootnoteRef source={source} />
          </span>
        )}
      </span>{' '}
      <span>{label}</span>
    </p>
  );
}
