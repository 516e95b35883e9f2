import { cx } from 'class-variance-authority';
import { tw } from '@/components/ui/tw';

const fills = { before: tw`fill-line-strong`, after: tw`fill-accent`, person: tw`fill-person` };

/**
 * The bar of one level.
 * @param when Its color: `person` is what a person decided.
 * @param length In percent of the track.
 * @param className Height and track color.
 */
export function Bar({
  when,
  length,
  className,
}: {
  when: keyof typeof fills;
  length: number;
  className: string;
}) {
  return (
    <svg className={cx('bar', fills[when], className)} aria-hidden="true">
      <rect width={`${length}%`} />
    </svg>
  );
}
