import { sectionWords } from '@/content/words/sections';
import './page-contents.css';

/** The headings of a long text, as the way to each of them. */
export function PageContents({
  headings,
  className = '',
}: {
  headings: readonly { id: string; title: string }[];
  className?: string;
}) {
  return (
    <nav className={`print:hidden ${className}`} aria-labelledby="contents">
      <h2 className="kicker" id="contents">
        {sectionWords.contents}
      </h2>
      <ol className="page-contents mbs-3 columns-[2_8.5rem] gap-x-6 wide:columns-auto">
        {headings.map(({ id, title }) => (
          <li className="page-contents-stop relative break-inside-avoid wide:ps-6" key={id}>
            <a
              className="block py-1.5 text-sm leading-5.5 font-book text-ink-3 underline-offset-3 hover:text-ink hover:underline"
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
