import { cx } from 'class-variance-authority';
import { Link } from '@/components/ui/link';
import { tw } from '@/components/ui/tw';
import { figuresPage } from '@/content/figures';
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
    <sup className={cx('label leading-none', places[variant])}>
      <Link
        className="-m-1 p-1 text-ink-3 hover:text-accent"
        href={`${routes.figures}#${source}`}
        // A list of links tells the marks of a page apart.
        aria-label={`${measuredMessages.title}: ${name}`}
      >
        {measuredMessages.mark}
      </Link>
    </sup>
  );
}

/** Marks a figure that no case study shows. */
export function OwnSummary({ source }: { source: Source }) {
  if (findFigure(source)?.origin === 'case') return null;
  return (
    <>
      {' '}
      <span className="block label leading-5 text-ink-3">{figuresPage.marks.own}</span>
    </>
  );
}
