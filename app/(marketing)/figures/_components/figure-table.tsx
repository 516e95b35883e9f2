import { Bar } from '@/components/sections/bar';
import { FoldedSection } from '@/components/sections/folded-section';
import { ColorKey } from '@/components/typography/color-key';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
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
  return (
    <FoldedSection
      id={key}
      title={name}
      count={measuredWords.count(figures.length)}
      sample={<Marks count={figures.length} isFilled={key === 'case'} />}
      isOpen={isOpen}
    >
      <p className="text-pretty text-ink-2 max-inline-[64ch]">{text}</p>
      {figures.some((figure) => 'levels' in figure) && <ColorKey className="mbs-3" />}
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
    </FoldedSection>
  );
}

/** One mark for each figure. */
function Marks({ count, isFilled }: { count: number; isFilled: boolean }) {
  return (
    <span className="flex flex-wrap gap-1 self-center" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span
          className={`size-2.5 rounded-[2px] border border-accent ${isFilled ? 'bg-accent' : ''}`}
          key={index}
        />
      ))}
    </span>
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
          <span className="font-sans text-h3 font-semibold text-ink">{value}</span>
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
        <div className="text-pretty">
          <NoBreakHyphens text={definition} />
          {!('cited' in figure) && <p className="mbs-1 text-help">{`${columns.sample}: ${figure.sample}`}</p>}
          {'nearest' in figure && figure.nearest && <p className="mbs-1 text-help">{figure.nearest}</p>}
        </div>
      </td>
    </tr>
  );
}
