import { cx } from 'class-variance-authority';
import { HeadedSection } from '@/components/sections/headed-section';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { stopGround } from '@/components/sections/mockup-parts';
import { MoreLinks } from '@/components/ui/more-links';
import type { ProductsPage } from '@/content/products-page.schema';

/** Shows each advantage below a line of the record in which it can be checked. */
export function Advantages({ advantages }: Pick<ProductsPage, 'advantages'>) {
  return (
    <HeadedSection headingId="advantages" heading={advantages}>
      <ul className="mbs-6 grid gap-x-6 gap-y-6 @md:mbs-10 @md:grid-cols-2 @md:gap-y-10 @2xl:grid-cols-4">
        {advantages.items.map(({ title, sample, text, more }) => (
          <li
            className="row-span-4 grid grid-rows-subgrid gap-2 border-bs border-line-strong pbs-5"
            key={title}
          >
            <h3 className="text-h3 @2xl:text-h4">{title}</h3>
            <p className="text-ink-2 measure-44">
              <NoBreakHyphens text={text} />
            </p>
            <p
              className={cx(
                'flex items-baseline gap-3 justify-self-start rounded-control px-3.5 py-2 label leading-5 text-ink',
                sample.actor === 'person' ? stopGround : 'bg-accent-soft',
              )}
            >
              <span className={`marker-${sample.actor}`} aria-hidden="true" />
              {sample.text}
            </p>
            {more && <MoreLinks links={[more]} />}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
