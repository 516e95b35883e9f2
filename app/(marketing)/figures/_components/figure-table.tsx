import { Bar } from '@/components/sections/bar';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { changeWords } from '@/content/messages/sections';
import { type Figure, type FigureGroup, figuresPage } from '@/lib/content/figures';
import * as routes from '@/lib/routes';
import '@/components/sections/prose-table.css';

const { columns, show } = figuresPage;

export function FigureTable({
  group: { key, name, text, parts },
  isOpen,
}: {
  group: FigureGroup;
  isOpen: boolean;
}) {
  return (
    <Section headingId={key} padding="below">
      <div className="grid items-start gap-x-16 gap-y-4 wide:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]">
        <div className="wide:sticky wide:inset-bs-28">
          <h2 className="text-h3" id={key}>
            {name}
          </h2>
          <p className="mbs-2 text-ink-2 max-inline-[64ch]">{text}</p>
        </div>
        {/* A link to a figure opens its table. */}
        <details className="min-inline-0" open={isOpen}>
          <summary className="link w-fit cursor-pointer font-semibold">{show}</summary>
          <table className="prose-table prose-table--cards table-fixed" aria-labelledby={key}>
            <thead>
              <tr>
                <th className="inline-[27%]" scope="col">
                  {columns.figure}
                </th>
                <th className="inline-[28%]" scope="col">
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
        </details>
      </div>
    </Section>
  );
}

function Row({ figure }: { figure: Figure }) {
  const { key, name, value, definition } = figure;
  const levels = 'levels' in figure ? figure.levels : undefined;
  return (
    <tr className="target:bg-accent-soft" id={key}>
      <th scope="row">
        <NoBreakHyphens text={name} />
      </th>
      <td data-label={columns.result}>
        <div>
          <span className="text-h4 font-semibold text-ink tabular-nums">{value}</span>
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
