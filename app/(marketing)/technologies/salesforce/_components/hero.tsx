import { Stats } from '@/components/sections/stats';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import type { Salesforce } from '@/lib/content/technologies';
import { TechnologyHero } from '../../_components/technology-hero';
import { Badge } from './badge';

type Technology = Pick<Salesforce, 'slug' | 'hero' | 'badges' | 'rating' | 'stats'>;

export function Hero({ technology }: { technology: Technology }) {
  const { slug, hero, stats } = technology;
  return (
    <TechnologyHero
      slug={slug}
      hero={hero}
      className=""
      grid="items-end gap-x-6 gap-y-10 pbe-[clamp(40px,5vw,64px)] wide:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] wide:gap-x-24"
      aside={<Badges {...technology} />}
    >
      {stats.length > 0 && <Stats variant="row" items={stats} />}
    </TechnologyHero>
  );
}

function Badges({ badges, rating }: Pick<Technology, 'badges' | 'rating'>) {
  const row = 'grid items-center gap-5 border-bs border-line py-4';
  return (
    <ul>
      {badges.map(({ tier, title, text }) => (
        <li className={`grid-cols-[56px_minmax(0,1fr)] ${row}`} key={title}>
          <Badge tier={tier} />
          <div>
            <p className="leading-6 font-bold tracking-[-0.005em]">{title}</p>
            <p className="text-help">{text}</p>
          </div>
        </li>
      ))}
      {rating && (
        <li className={`grid-cols-[auto_minmax(0,1fr)] ${row}`}>
          <p className="text-change whitespace-nowrap">
            {rating.value}
            <FootnoteRef source={rating.source} variant="metric" />
          </p>
          <div>
            <p className="leading-6 font-bold tracking-[-0.005em]">{rating.label}</p>
            <p className="text-help">{rating.text}</p>
            <svg
              className="mbs-2 bg-surface-3 fill-accent block-1.5 inline-full"
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={rating.share} height={6} />
            </svg>
          </div>
        </li>
      )}
    </ul>
  );
}
