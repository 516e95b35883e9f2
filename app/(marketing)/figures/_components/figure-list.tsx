import { ResultRow } from '@/components/sections/result-row';
import { measuredMessages } from '@/content/messages/sections';
import type { FigureGroup } from '@/lib/content/figures';

export function FigureList({ figures }: Pick<FigureGroup, 'figures'>) {
  return (
    <ul>
      {/* Nothing moves in the list, and each key would be in the page's data beside its id. */}
      {figures.map((figure, at) => (
        <FigureRow key={at} figure={figure} />
      ))}
    </ul>
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
