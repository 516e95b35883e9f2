import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';
import { changeWords } from '@/content/words/sections';
import type { FigureGroup, FiguresPage } from '@/lib/content/figures';
import * as routes from '@/lib/routes';

const head = tw`border-be border-line pe-4 pbe-2 text-start text-xs leading-5 font-book text-ink-3`;
/** Where there are no columns, a cell names its own. */
const cell = tw`block before:block before:text-xs before:text-ink-3 before:content-[attr(data-label)_/_''] mid:table-cell mid:border-be mid:border-line mid:py-3 mid:pe-4 mid:align-top mid:before:hidden`;

/** Figures of one origin: what each measures, on what sample, and where it comes from. On narrow screens a row is a card. */
export function FigureTable({
  group: { key, name, text, source, figures },
  columns,
}: {
  group: FigureGroup;
  columns: FiguresPage['columns'];
}) {
  return (
    <Section label={key} space="below">
      <h2 className="text-h3" id={key}>
        {name}
      </h2>
      <p className="mbs-2 text-ink-2 max-inline-[64ch]">{text}</p>
      <table
        className="mbs-6 block border-collapse text-sm leading-5.5 inline-full mid:table mid:table-fixed"
        aria-labelledby={key}
      >
        <thead className="sr-only mid:not-sr-only">
          <tr>
            {Object.entries(columns).map(([column, label]) => (
              <th className={head} scope="col" key={column}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block mid:table-row-group">
          {figures.map((figure) => (
            <tr className="grid gap-y-2 border-bs border-line py-4 mid:table-row" key={figure.key}>
              <th className={`${cell} text-start font-book before:hidden`} scope="row">
                <b className="block text-ui font-strong">{figure.name}</b>
                <span className="font-mono text-xs text-ink-2">
                  {figure.value}
                  {'levels' in figure && `, ${changeWords.fromTo(figure.levels.before, figure.levels.after)}`}
                </span>
              </th>
              <td className={cell} data-label={columns.definition}>
                {figure.definition}
              </td>
              <td className={`${cell} text-ink-2`} data-label={columns.sample}>
                {figure.sample}
                {'nearest' in figure && figure.nearest && <p className="mbs-1 help">{figure.nearest}</p>}
              </td>
              <td className={`${cell} text-ink-2`} data-label={columns.source}>
                {'cited' in figure ? (
                  <Link className="link" href={routes.caseStudy(figure.cited.slug)}>
                    {figure.cited.title}
                  </Link>
                ) : (
                  source
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
