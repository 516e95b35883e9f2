import { cx } from 'class-variance-authority';
import { sectionMessages } from '@/content/messages/sections';
import { tw } from '@/components/ui/tw';

const line = tw`last:before:hidden @xl:before:absolute @xl:before:inset-[1.0625rem_auto_-1.0625rem_5px] @xl:before:bg-line @xl:before:inline-[1.5px]`;
const node = tw`absolute inset-[0.8125rem_auto_auto_1px] hidden size-2.25 rounded-full border-[1.5px] border-line-strong bg-bg @xl:block`;
/** Marks the current heading in browsers that support `:target-current`. */
const current = tw`in-[:target-current]:border-accent in-[:target-current]:bg-accent`;

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
      <ol className="mbs-3 columns-[2_8.5rem] gap-x-6 [scroll-target-group:auto] @xl:columns-auto">
        {headings.map(({ id, title }) => (
          <li className={cx(line, 'relative break-inside-avoid @xl:ps-6')} key={id}>
            <a
              className="block py-1.5 text-sm leading-5.5 font-normal text-ink-3 underline-offset-3 hover:text-ink hover:underline"
              href={`#${id}`}
            >
              <span className={cx(node, current)} aria-hidden="true" />
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
