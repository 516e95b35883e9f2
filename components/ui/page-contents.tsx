import { cx } from 'class-variance-authority';
import { sectionMessages } from '@/content/messages/sections';
import { tw } from '@/components/ui/tw';

const line = tw`last:before:hidden wide:before:absolute wide:before:inset-[1.0625rem_auto_-1.0625rem_5px] wide:before:bg-line wide:before:inline-[1.5px]`;
const node = tw`wide:after:absolute wide:after:inset-[0.8125rem_auto_auto_1px] wide:after:size-2.25 wide:after:rounded-[50%] wide:after:border-[1.5px] wide:after:border-line-strong wide:after:bg-bg`;
/** Marks the current heading in browsers that support `:target-current`. */
const current = tw`wide:[&:target-current]:after:border-accent wide:[&:target-current]:after:bg-accent`;

export function PageContents({
  headings,
  className = '',
}: {
  headings: readonly { id: string; title: string }[];
  className?: string;
}) {
  return (
    <nav className={cx('print:hidden', className)} aria-labelledby="contents">
      <h2 className="kicker" id="contents">
        {sectionMessages.contents}
      </h2>
      <ol className="mbs-3 columns-[2_8.5rem] gap-x-6 [scroll-target-group:auto] wide:columns-auto">
        {headings.map(({ id, title }) => (
          <li className={cx(line, 'relative break-inside-avoid wide:ps-6')} key={id}>
            <a
              className={cx(
                node,
                current,
                'block py-1.5 text-sm leading-5.5 font-normal text-ink-3 underline-offset-3 hover:text-ink hover:underline',
              )}
              href={`#${id}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
