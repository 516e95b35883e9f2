import { cx } from 'class-variance-authority';
import { cardLink } from '@/components/ui/card-link';
import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { arrow, CellTitle } from '@/components/typography/cell-title';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Icon } from '@/components/ui/icon';
import { sectionMessages } from '@/content/messages/sections';
import { Link } from '@/components/ui/link';
import type { Product } from '@/content/products/schema';
import * as routes from '@/lib/routes';

export function ProductCard({
  product: { slug, title, subtitle, description, icon, cardMetrics },
}: {
  product: Product;
}) {
  return (
    <>
      {/* The drawing would be cut on a phone, which shows the icon instead. */}
      <div className="relative row-span-full overflow-hidden rounded-s-[15px] bg-tint text-tint-ink tablet:row-auto tablet:aspect-2/1 tablet:rounded-[15px_15px_0_0] phone:grid phone:place-items-center tiny:row-auto tiny:rounded-[15px_15px_0_0]">
        <Illustration
          svg={readDrawing(`intelli${icon}-small`)}
          isCover
          className="absolute inset-0 phone:hidden"
        />
        <Icon name={icon} className="tablet:hidden phone:size-8" />
      </div>
      <CellTitle
        href={routes.product(slug)}
        className="pe-4 pbs-2.5 text-lg leading-[1.4] tracking-[-0.01em] tablet:px-6 tablet:pbs-5 tablet:text-h4 tiny:px-3 tiny:text-[min(var(--text-lg),10.5vw)]"
        iconClassName="tiny:hidden"
      >
        {title}
      </CellTitle>
      <p className="pe-2 text-xs leading-[1.538] font-normal text-ink-2 tablet:hidden tiny:px-3">
        {subtitle}
      </p>
      <p className="text-md leading-[1.6] text-ink-2 tablet:px-6 tablet:pbs-1.5 tablet:pbe-5 phone:hidden">
        <NoBreakHyphens text={description} />
      </p>
      {cardMetrics.length > 0 && (
        <dl className="grid grid-cols-2 items-start gap-3 pe-3 pbs-1 pbe-2.5 tablet:mx-6 tablet:gap-5 tablet:border-bs tablet:border-line tablet:px-0 tablet:pbs-3.5 tablet:pbe-5 tiny:grid-cols-1 tiny:px-3">
          {cardMetrics.map(({ label, value }) => (
            <div className="flex flex-col-reverse" key={label}>
              <dt className="text-xs leading-4 font-normal text-ink-3">{label}</dt>
              <dd className="text-lg leading-[1.4] font-bold tracking-[-0.02em] text-tint-ink tablet:text-h4">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

export function ProductEntry({
  product: { slug, title, description, icon, checkpoint },
}: {
  product: Product;
}) {
  return (
    <>
      <div className="grid items-center self-stretch bg-tint wide:row-[1/span_2] medium:row-[1/span_3] phone:mbe-2.5">
        <Illustration svg={readDrawing(`intelli${icon}-small`)} />
      </div>
      <h3 className="self-center text-h4 tablet:self-end tablet:pbs-3 wide:pbs-0 tiny:px-4">
        <Link className={cardLink} href={routes.product(slug)}>
          {title}
        </Link>
      </h3>
      <Icon
        name="arrow"
        size={20}
        className={cx(
          'hidden self-center pair:block tablet:col-start-[-2] wide:row-[1/span_2] medium:row-[1/span_3]',
          arrow,
        )}
      />
      <p className="col-span-full px-4 text-sm leading-5.5 font-normal text-ink-2 tablet:col-2 tablet:p-0">
        <NoBreakHyphens text={description} />
      </p>
      <p className="col-span-full grid grid-cols-[9px_minmax(0,1fr)] items-baseline gap-x-2.5 px-4 pbs-1.5 leading-6 font-medium tablet:col-2 tablet:px-0 tablet:pbe-3 wide:col-3 wide:row-[1/span_2] wide:self-center wide:py-0 wide:text-lg">
        <span className="marker-person" aria-hidden="true" />
        <span className="sr-only">{`${sectionMessages.checkpoint} `}</span>
        {checkpoint.title}{' '}
        <span className="col-2 text-md leading-6 font-normal text-ink-2">
          <span className="inline-block first-letter:uppercase">{checkpoint.who}</span>
          <span className="desk:hidden">, {checkpoint.time}</span>
        </span>
      </p>
      <p className="hidden text-h3 whitespace-nowrap text-person desk:col-4 desk:row-[1/span_2] desk:block desk:self-center desk:font-medium">
        {checkpoint.time}{' '}
        <span className="block text-sm leading-5.5 font-normal text-ink-2">{sectionMessages.toDecide}</span>
      </p>
    </>
  );
}
