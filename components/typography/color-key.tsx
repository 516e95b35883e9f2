import { cx } from 'class-variance-authority';
import { changeMessages } from '@/content/messages/sections';
import { tw } from '@/components/ui/tw';

const swatches = {
  before: tw`before:bg-line-strong`,
  after: tw`before:bg-accent`,
  part: tw`before:bg-accent-muted`,
};

const beforeAfter = [
  ['before', changeMessages.before],
  ['after', changeMessages.after],
] as const;

/** Names the colors of a drawing's bars, which mostly are before and after. */
export function ColorKey({
  names = beforeAfter,
  className = '',
}: {
  names?: readonly (readonly [color: keyof typeof swatches, name: string])[];
  className?: string;
}) {
  return (
    <ul className={cx('flex flex-wrap gap-x-5 gap-y-1 text-xs leading-5 font-normal text-ink-2', className)}>
      {names.map(([color, name]) => (
        <li
          className={cx('flex items-center gap-2 before:size-2.5 before:rounded-[2px]', swatches[color])}
          key={color}
        >
          {name}
        </li>
      ))}
    </ul>
  );
}
