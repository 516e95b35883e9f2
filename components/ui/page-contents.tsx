import { cx } from 'class-variance-authority';
import { sectionMessages } from '@/content/messages/sections';

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
      <ol className="contents-list">
        {headings.map(({ id, title }) => (
          <li className="contents-item" key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
