import { Link } from '@/components/ui/link';
import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import type { About } from '@/lib/content/about';

const places = {
  whole: {
    cell: tw`mid:col-span-6`,
    name: tw`text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)] mid:text-[clamp(2.25rem,1rem+4vw,3.75rem)]`,
  },
  large: {
    cell: tw`mid:col-span-3`,
    name: tw`text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)] mid:text-[clamp(2.25rem,1rem+4vw,3.75rem)]`,
  },
  small: { cell: tw`mid:col-span-2`, name: tw`text-[clamp(1.5rem,1.1rem+1.6vw,2.25rem)]` },
};

/** How many of so many stand two to a row, so that the others fill rows of three. */
const large = (count: number) => Math.min(count, [0, 4, 2][count % 3] ?? 0);

/** The partners, as names in our type: the first of them large. */
export function Partners({ partners }: Pick<About, 'partners'>) {
  const count = partners.items.length;
  return (
    <HeadedSection headingId="partners" words={partners} padding="below">
      <ul className="mbs-10 grid border-bs border-line mid:grid-cols-6">
        {partners.items.map(({ name, kind, href }, index) => {
          const place = places[count === 1 ? 'whole' : index < large(count) ? 'large' : 'small'];
          return (
            <li
              className={`relative flex flex-col gap-3 border-be border-line py-5 mid:justify-between mid:p-[24px_24px_20px_0] mid:min-block-38 ${place.cell}`}
              key={name}
            >
              <span className={`leading-[1.15] font-semibold tracking-[-0.025em] text-balance ${place.name}`}>
                {href ? (
                  <Link className="after:absolute after:inset-0 hover:text-accent" href={href}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </span>
              <span className="label leading-5 text-ink-3">{kind}</span>
            </li>
          );
        })}
      </ul>
    </HeadedSection>
  );
}
