import { Bar } from '@/components/sections/bar';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { changeWords, measuredWords } from '@/content/messages/sections';
import { type Figure, type FigureGroup, figuresPage } from '@/lib/content/figures';
import * as routes from '@/lib/routes';
import '@/components/sections/prose-table.css';

const { columns } = figuresPage;

export function FigureTable({
  group: { key, name, text, parts },
  isOpen,
}: {
  group: FigureGroup;
  isOpen: boolean;
}) {
  const figures = parts.flatMap((part) => part.figures);
  const [sample] = figures;
  return (
    <section className="border-bs border-line last:border-be" aria-labelledby={key}>
      {/* A link to a figure opens its table. */}
      <details className="group" open={isOpen}>
        <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-0.5 py-5 wide:grid-cols-[minmax(0,5fr)_minmax(0,2fr)_minmax(0,5fr)_auto] [&::-webkit-details-marker]:hidden">
          <h2 className="text-h3" id={key}>
            {name}
          </h2>
          <Icon
            name="chevron"
            className="self-center text-ink-3 transition-[rotate] group-open:rotate-180 wide:col-4 wide:row-1"
          />
          <span className="col-1 text-ink-2 wide:col-auto">{measuredWords.count(figures.length)}</span>
          <span className="col-1 text-ink-3 group-open:invisible wide:col-auto narrow:group-open:hidden">
            {sample && `${sample.name}: ${sample.value}`}
          </span>
        </summary>
        <div className="pbe-10">
          <p className="text-ink-2 max-inline-[64ch]">{text}</p>
          <table className="prose-table prose-table--cards table-fixed" aria-labelledby={key}>
            <thead>
              <tr>
                <th className="inline-[24%]" scope="col">
                  {columns.figure}
                </th>
                <th className="inline-[20%]" scope="col">
                  {columns.result}
                </th>
                <th scope="col">{columns.definition}</th>
              </tr>
            </thead>
            {parts.map(({ cited, sample, figures }) => (
              <tbody key={cited?.slug ?? key}>
                {cited && (
                  <tr>
                    <th className="pbs-8 pbe-3" scope="rowgroup" colSpan={3}>
                      <Link className="link text-base leading-6" href={routes.caseStudy(cited.slug)}>
                        {cited.title}
                      </Link>
                      {sample && (
                        <p className="mbs-1 text-help font-normal">
                          <NoBreakHyphens text={sample} />
                        </p>
                      )}
                    </th>
                  </tr>
                )}
                {figures.map((figure) => (
                  <Row key={figure.key} figure={figure} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </details>
    </section>
  );
}

function Row({ figure }: { figure: Figure }) {
  const { key, name, value, definition } = figure;
  const levels = 'levels' in figure ? figure.levels : undefined;
  return (
    <tr className="target:bg-accent-soft" id={key}>
      <th className="text-base leading-6" scope="row">
        <NoBreakHyphens text={name} />
      </th>
      <td data-label={columns.result}>
        <div>
          <span className="text-h3 font-semibold text-ink tabular-nums">{value}</span>
          {levels && (
            <>
              <span className="block font-mono text-xs leading-5">
                {changeWords.fromTo(levels.before, levels.after)}
              </span>
              <div className="mbs-1.5 grid gap-0.75 max-inline-40">
                <Bar when="before" length={levels.bars.before} className="bg-surface-3 block-1" />
                <Bar when="after" length={levels.bars.after} className="bg-surface-3 block-1" />
              </div>
            </>
          )}
        </div>
      </td>
      <td data-label={columns.definition}>
        <div>
          <NoBreakHyphens text={definition} />
          {!('cited' in figure) && <p className="mbs-1 text-help">{`${columns.sample}: ${figure.sample}`}</p>}
          {'nearest' in figure && figure.nearest && <p className="mbs-1 text-help">{figure.nearest}</p>}
        </div>
      </td>
    </tr>
  );
}
