import { cx } from 'class-variance-authority';
import { Badge } from '@/components/ui/badge';
import { getButtonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { tw } from '@/components/ui/tw';
import { HeadedSection } from '@/components/sections/headed-section';
import type { Careers, Position } from '@/content/careers.schema';

/** The icon, the title, what the work is, and the button. */
const columns = tw`grid-cols-[auto_minmax(0,1fr)] @md:grid-cols-[auto_minmax(0,1fr)_auto] @xl:grid-cols-[auto_minmax(0,4fr)_minmax(0,7fr)_auto]`;

export function OpenPositions({ positions }: Pick<Careers, 'positions'>) {
  return (
    <HeadedSection headingId="positions" heading={positions} id="open-positions">
      <ul className="mbs-10 border-bs border-line">
        {positions.items.map(({ title, icon, decides, tags, place, description, mail }) => (
          <li
            className={cx(
              'grid justify-items-start gap-4 border-be border-line py-6 @md:gap-x-6 @xl:items-start',
              columns,
            )}
            key={title}
          >
            <PositionIcon name={icon} />
            <div className="grid content-start gap-2.5">
              <h3 className="text-h4">{title}</h3>
              <ul className="flex flex-wrap items-center gap-2">
                {tags.map((tag) => (
                  <Badge as="li" key={tag}>
                    {tag}
                  </Badge>
                ))}
                {place && <li className="text-sm leading-5.5 text-ink-2">{place}</li>}
              </ul>
            </div>
            <div className="grid gap-2 text-ink-2 measure-62 @max-md:col-span-full @md:@max-xl:col-start-2 @md:@max-xl:-col-end-1 @md:@max-xl:row-2">
              {decides && (
                <p className="flex items-baseline gap-3 text-h4 text-ink">
                  <span className="marker-person" aria-hidden="true" />
                  <span>
                    <b className="font-semibold">{positions.decides}</b> {decides}
                  </span>
                </p>
              )}
              <p>{description}</p>
            </div>
            <a
              className={cx(
                getButtonClass({ variant: 'tertiary' }),
                '@max-md:col-span-full @md:@max-xl:col-3 @md:@max-xl:row-1 @md:@max-xl:self-start',
              )}
              href={mail}
              aria-label={`${positions.action}: ${title}`}
            >
              {positions.action} <Icon name="arrow" size={20} />
            </a>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

const icons: Record<Position['icon'], string> = {
  route:
    'M5 4a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM7 6h8a3.5 3.5 0 0 1 0 7H9a3.5 3.5 0 0 0 0 7h8M19 18a2 2 0 1 0 0 4a2 2 0 0 0 0-4z',
  speech: 'M4 5h16v11h-8l-5 4v-4H4zM8 9.2h8M8 12.2h5',
  plane: 'M3.5 13.5l17-7.5M20.5 6l-6 13-3-6.6-5.2-2.9zM3 20.5h18',
  ledger: 'M5 3.5h14v17H5zM9.5 3.5v17M12.5 8h4M12.5 12h4M12.5 16h2.5',
  flask: 'M9.5 3.5h5M10.5 3.5v6L5 19.5a1 1 0 0 0 .9 1.5h12.2a1 1 0 0 0 .9-1.5L13.5 9.5v-6M8 15h8',
};

function PositionIcon({ name }: { name: Position['icon'] }) {
  return (
    <span className="grid size-11 place-items-center rounded-control bg-accent-soft text-accent">
      <svg className="size-6 icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[name]} />
      </svg>
    </span>
  );
}
