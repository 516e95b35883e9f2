import { Stats } from '@/components/sections/stats';
import { FootnoteRef } from '@/components/typography/footnote-ref';
import { tw } from '@/components/ui/tw';
import type { Salesforce } from '@/lib/content/technologies';
import { Badge } from './badge';

const item = tw`grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-bs border-line py-5 wide:pe-6`;
const title = tw`leading-6 font-bold tracking-[-0.005em]`;

export function Practice({
  technology: { badges, rating, stats },
}: {
  technology: Pick<Salesforce, 'badges' | 'rating' | 'stats'>;
}) {
  return (
    <div className="container pbe-section">
      <ul className="grid wide:grid-cols-4 wide:gap-x-6">
        {badges.map((badge) => (
          <li className={item} key={badge.title}>
            <Badge tier={badge.tier} />
            <div>
              <p className={title}>{badge.title}</p>
              <p className="text-help">{badge.text}</p>
            </div>
          </li>
        ))}
        {rating && (
          <li className={`${item} wide:col-span-2`}>
            <p className="text-change whitespace-nowrap">
              {rating.value}
              <FootnoteRef source={rating.source} variant="metric" />
            </p>
            <div>
              <p className={title}>{rating.label}</p>
              <p className="text-help">{rating.text}</p>
            </div>
          </li>
        )}
      </ul>
      {stats.length > 0 && <Stats items={stats} />}
    </div>
  );
}
