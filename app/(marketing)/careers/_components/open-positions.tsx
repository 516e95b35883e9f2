import { Badge } from '@/components/ui/badge';
import '@/components/ui/controls.css';
import { getButtonClass } from '@/components/ui/button';
import { HeadedSection } from '@/components/sections/headed-section';
import { tw } from '@/components/ui/tw';
import type { Careers } from '@/lib/content/careers';

export function OpenPositions({ positions }: Pick<Careers, 'positions'>) {
  return (
    <HeadedSection headingId="positions" heading={positions} id="open-positions">
      <ul className="mbs-10 border-bs border-line">
        {positions.items.map(({ title, decides, tags, place, description, mail }) => (
          <li
            className="grid justify-items-start gap-x-6 gap-y-4 border-be border-line py-6 tablet:grid-cols-[minmax(0,1fr)_auto] wide:grid-cols-[minmax(0,4fr)_minmax(0,7fr)_auto] wide:items-start"
            key={title}
          >
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
            <div className="grid gap-2 text-ink-2 max-inline-[62ch] medium:col-span-full medium:row-2">
              <p>{description}</p>
              {decides && (
                <p className="flex items-baseline gap-2.5 text-ink">
                  <span className="marker-person" aria-hidden="true" />
                  <span>
                    <b className="font-semibold">{positions.decides}</b> {decides}
                  </span>
                </p>
              )}
            </div>
            <a
              className={getButtonClass(
                { variant: 'secondary' },
                tw`medium:col-2 medium:row-1 medium:self-start`,
              )}
              href={mail}
              aria-label={`${positions.action}: ${title}`}
            >
              {positions.action}
            </a>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
