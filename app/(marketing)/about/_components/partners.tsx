import { Link } from '@/components/ui/link';
import { HeadedSection } from '@/components/sections/headed-section';
import { Wordmark } from '@/components/typography/wordmark';
import type { About } from '@/lib/content/about';

export function Partners({ partners }: Pick<About, 'partners'>) {
  return (
    <HeadedSection headingId="partners" heading={partners} padding="below">
      <ul className="mbs-10 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line wide:auto-cols-fr wide:grid-flow-col wide:grid-cols-none tiny:grid-cols-1">
        {partners.items.map(({ name, kind, href }, index) => (
          <li
            className="relative grid grid-rows-[minmax(7rem,1fr)_auto] justify-items-center gap-2 bg-surface-1 p-5 text-center shadow-[0_0_0_1px_var(--color-line)] narrow:last:odd:col-span-full tiny:last:odd:col-auto"
            key={name}
          >
            <Wordmark face={index}>
              {href ? (
                <Link className="after:absolute after:inset-0 hover:underline" href={href}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Wordmark>
            <span className="text-help">{kind}</span>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
