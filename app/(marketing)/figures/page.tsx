import { Cta } from '@/components/sections/cta/cta';
import { TracePanel } from '@/components/sections/trace-panel';
import { PageHero } from '@/components/sections/page-hero';
import { figureGroups, figures, figuresPage as page } from '@/lib/content/figures';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { EmptyPage } from '../_components/empty-page';
import { FigureTable } from './_components/figure-table';

export const generateMetadata = () => (figures.length > 0 ? createPageMetadata(routes.figures) : {});

/** Tells the first figure in full. */
function tellFigure() {
  const figure = figures.filter((one) => 'nearest' in one).find((one) => one.nearest);
  if (!figure) return undefined;
  const { definition, sample, nearest } = page.columns;
  return {
    title: figure.name,
    state: page.told,
    asked: figure.value,
    lines: [
      { at: definition, text: figure.definition },
      { at: sample, text: figure.sample },
      { at: nearest, text: figure.nearest },
    ].flatMap(({ at, text }) => (text ? [{ at, text }] : [])),
  };
}

const told = tellFigure();

export default function FiguresPage() {
  if (figures.length === 0) return <EmptyPage />;
  return (
    <>
      <PageHero
        variant="exhibit"
        ground="paper"
        {...page.hero}
        path={routes.figures}
        aside={told && <TracePanel trace={told} />}
      />
      <div className="container">
        {figureGroups.map((group, index) => (
          <FigureTable key={group.key} group={group} isOpen={index === 0} />
        ))}
      </div>
      <Cta
        variant="line"
        title={page.closing.title}
        link={{ label: page.closing.action, href: routes.demo }}
      />
    </>
  );
}
