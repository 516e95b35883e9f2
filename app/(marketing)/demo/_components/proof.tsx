import { BarPair } from '@/components/sections/bar-pair';
import { Link } from '@/components/ui/link';
import { caseCard } from '@/content/messages/case-studies';
import { changeMessages } from '@/content/messages/sections';
import type { Source } from '@/content/schema/source';
import { findFigure } from '@/lib/content/figures';
import * as routes from '@/lib/routes';

/** A figure with both its levels. The case study that it comes from defines it. */
export function Proof({ source }: { source: Source }) {
  const figure = findFigure(source);
  if (!figure || !('levels' in figure)) return null;
  const { name, sample, levels, value } = figure;
  return (
    <>
      <p className="text-change text-accent">{value}</p>
      <BarPair bars={levels.bars} className="bg-surface-3 block-2" />
      <p className="text-base leading-6 text-balance text-ink-2 measure-46">
        <b className="block font-semibold text-ink">{name}</b>{' '}
        {`${changeMessages.fromTo(levels.before, levels.after)}. ${sample}. `}
        {'cited' in figure && (
          <Link className="link" href={routes.caseStudy(figure.cited.slug)}>
            {caseCard.read}
          </Link>
        )}
      </p>
    </>
  );
}
