import { cx } from 'class-variance-authority';
import type { CaseStudy } from '@/content/case-studies/schema';

type Quote = NonNullable<CaseStudy['quote']>;

export function ClientQuote({
  quote: { text, role },
  className = 'text-h4 measure-40',
}: {
  quote: Quote;
  className?: string | undefined;
}) {
  return (
    <figure className="grid content-center gap-2">
      <blockquote className={cx('m-0 font-semibold text-balance', className)}>“{text}”</blockquote>
      <figcaption className="text-sm leading-5.5 text-ink-2">{role}</figcaption>
    </figure>
  );
}
