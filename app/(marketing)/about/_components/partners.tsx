import { cx } from 'class-variance-authority';
import { cardLink } from '@/components/ui/card-link';
import { Link } from '@/components/ui/link';
import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import type { About } from '@/content/about.schema';

/** Each partner's name is set in another way, as wordmarks on a wall differ. */
const faces = [
  tw`text-[1.625em] font-bold tracking-[-0.045em]`,
  tw`text-[1.375em] font-semibold tracking-[-0.01em] text-accent`,
  tw`font-mono text-[0.875em] leading-[1.57] font-medium tracking-[0.14em] uppercase`,
  tw`border-s-4 border-line-strong ps-3 text-[1.125em] leading-[1.2] font-bold tracking-[-0.02em] max-inline-[8em]`,
  tw`border-be-4 border-double border-ink-3 pbe-[0.35em] text-[1.125em] font-medium tracking-[0.01em] text-balance max-inline-[9em]`,
];

export function Partners({ partners }: Pick<About, 'partners'>) {
  return (
    <HeadedSection headingId="partners" heading={partners} padding="below">
      <ul className="mbs-10 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none tiny:grid-cols-1">
        {partners.items.map(({ name, kind, href }, index) => (
          <li
            className="relative grid grid-rows-[minmax(7rem,1fr)_auto] justify-items-center gap-2 bg-surface-1 p-5 text-center shadow-[0_0_0_1px_var(--color-line)] narrow:last:odd:col-span-full tiny:last:odd:col-auto"
            key={name}
          >
            <span className={cx('self-center text-start leading-[1.15]', faces[index % faces.length])}>
              {href ? (
                <Link className={cx('hover:underline', cardLink)} href={href}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>{' '}
            <span className="text-help">{kind}</span>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
