import { cx } from 'class-variance-authority';
import { Link } from '@/components/ui/link';
import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import type { About } from '@/content/about.schema';

/** Each partner's name is set in another way, as wordmarks on a wall differ. */
const faces = [
  tw`text-[1.625em] font-bold tracking-tightest`,
  tw`text-[1.375em] font-semibold tracking-tight text-accent`,
  tw`font-mono text-[0.875em] leading-[1.5] font-medium tracking-widest uppercase`,
  tw`border-s-4 border-line-strong ps-3 text-[1.125em] leading-[1.2] font-bold tracking-tighter max-inline-[8em]`,
  tw`border-be-4 border-double border-ink-3 pbe-[0.35em] text-[1.125em] font-medium tracking-wide text-balance max-inline-[9em]`,
];

export function Partners({ partners }: Pick<About, 'partners'>) {
  return (
    <HeadedSection headingId="partners" heading={partners} padding="both">
      <ul className="mbs-10 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line @max-2xs:grid-cols-1 @xl:auto-cols-fr @xl:grid-flow-col @xl:grid-cols-none">
        {partners.items.map(({ name, kind, href }, index) => (
          <li
            className="relative grid grid-rows-[minmax(7rem,1fr)_auto] justify-items-center gap-2 bg-surface-1 p-5 text-center edge @max-xl:last:odd:col-span-full"
            key={name}
          >
            <span className={cx('self-center text-start leading-[1.2]', faces[index % faces.length])}>
              {href ? (
                <Link className="card-link hover:underline" href={href}>
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
