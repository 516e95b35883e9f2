import { FoldedSection } from '@/components/sections/folded-section';
import { ResultRow } from '@/components/sections/result-row';
import { ColorKey } from '@/components/typography/color-key';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Link } from '@/components/ui/link';
import { measuredMessages } from '@/content/messages/sections';
import type { FigureGroup } from '@/lib/content/figures';
import * as routes from '@/lib/routes';

export function FigureList({
  group: { key, name, text, figures, parts },
  isOpen,
}: {
  group: FigureGroup;
  isOpen: boolean;
}) {
  return (
    <FoldedSection id={key} title={name} count={measuredMessages.count(figures.length)} isOpen={isOpen}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <p className="text-pretty text-ink-2 measure-64">{text}</p>
        {figures.some((figure) => 'levels' in figure) && <ColorKey />}
      </div>
      {parts.map(({ cited, sample, figures }) => (
        <div className={cited ? 'mbs-8' : 'mbs-4'} key={cited?.slug ?? key}>
          {cited && (
            <p className="mbe-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <Link className="text-lg font-semibold link" href={routes.caseStudy(cited.slug)}>
                {cited.title}
              </Link>{' '}
              {sample && (
                <span className="text-help">
                  <NoBreakHyphens text={sample} />
                </span>
              )}
            </p>
          )}
          <ul>
            {figures.map((figure) => (
              <FigureRow key={figure.key} figure={figure} />
            ))}
          </ul>
        </div>
      ))}
    </FoldedSection>
  );
}

function FigureRow({ figure }: { figure: FigureGroup['figures'][number] }) {
  const { key, name, value, definition } = figure;
  return (
    <ResultRow
      id={key}
      name={name}
      definition={definition}
      value={value}
      levels={'levels' in figure ? figure.levels : undefined}
    >
      {!('cited' in figure) && figure.sample && (
        <p className="text-help text-pretty">{`${measuredMessages.sample}: ${figure.sample}`}</p>
      )}
      {'nearest' in figure && figure.nearest && <p className="text-help text-pretty">{figure.nearest}</p>}
    </ResultRow>
  );
}
