import { cx } from 'class-variance-authority';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { measuredMessages } from '@/content/messages/sections';
import type { Source } from '@/content/schema/source';
import { findFigure } from '@/lib/content/figures';
import * as routes from '@/lib/routes';

const places = {
  text: tw`ms-0.5 align-super`,
  metric: tw`ms-1 align-super`,
  large: tw`ms-1.5 align-super`,
};

export function FootnoteRef({ source, variant = 'text' }: { source: Source; variant?: keyof typeof places }) {
  const name = findFigure(source)?.name ?? source;
  return (
    <sup className={cx('label leading-none whitespace-nowrap', places[variant])}>
      <Link
        className="-m-1 p-1 text-ink-3 hover:text-accent"
        href={`${routes.figures}#${source}`}
        // A list of links tells the marks of a page apart.
        aria-label={`${measuredMessages.title}: ${name}${isOwn(source) ? `, ${measuredMessages.ownSummary}` : ''}`}
      >
        {measuredMessages.mark}
        {isOwn(source) && ` ${measuredMessages.own}`}
      </Link>
    </sup>
  );
}

/** Marks a figure that no case study shows. */
export function OwnMark({ source }: { source: Source }) {
  return isOwn(source) && <sup className="ms-1 label leading-none text-ink-3">{measuredMessages.own}</sup>;
}

function isOwn(source: Source): boolean {
  return findFigure(source)?.origin !== 'case';
}
