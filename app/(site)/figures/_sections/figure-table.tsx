import { Table } from '@/components/kinds/table';
import { Link } from '@/components/ui/link';
import { Section } from '@/components/ui/section';
import { changeWords } from '@/content/words/sections';
import type { FigureGroup, FiguresPage } from '@/lib/content/figures';
import * as routes from '@/lib/routes';

/** Figures of one origin: what each measures, on what sample, and where it comes from. */
export function FigureTable({
  group: { key, name, text, source, figures },
  columns,
}: {
  group: FigureGroup;
  columns: FiguresPage['columns'];
}) {
  const rows = figures.map((figure) => [
    <div key="name">
      {figure.name}
      <span className="block font-mono text-xs font-book text-ink-2">
        {figure.value}
        {'levels' in figure && `, ${changeWords.fromTo(figure.levels.before, figure.levels.after)}`}
      </span>
    </div>,
    figure.definition,
    <div key="sample">
      {figure.sample}
      {'nearest' in figure && figure.nearest && <p className="mbs-1 help">{figure.nearest}</p>}
    </div>,
    'cited' in figure ? (
      <Link key="source" className="link" href={routes.caseStudy(figure.cited.slug)}>
        {figure.cited.title}
      </Link>
    ) : (
      source
    ),
  ]);
  return (
    <Section label={key} space="below">
      <h2 className="text-h3" id={key}>
        {name}
      </h2>
      <p className="mbs-2 text-ink-2 max-inline-[64ch]">{text}</p>
      <Table look="even" name={{ heading: key }} columns={Object.values(columns)} rows={rows} />
    </Section>
  );
}
