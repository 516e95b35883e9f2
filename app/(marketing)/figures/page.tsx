import { Cta } from '@/components/sections/cta/cta';
import { PageHero } from '@/components/sections/page-hero';
import { figuresPage as page } from '@/content/figures';
import { figureGroups, figures } from '@/lib/content/figures';
import * as routes from '@/lib/routes';
import { createPageMetadata } from '@/lib/seo/page-metadata';
import { EmptyPage } from '../_components/empty-page';
import { FigureCounts } from './_components/figure-counts';
import { FigureList } from './_components/figure-list';

export const generateMetadata = () => (figures.length > 0 ? createPageMetadata(routes.figures) : {});

export default function FiguresPage() {
  if (figures.length === 0) return <EmptyPage />;
  return (
    <>
      <PageHero {...page.hero} path={routes.figures} measure={20} />
      <div className="site-container">
        <FigureCounts />
      </div>
      <div className="site-container pbs-6">
        {figureGroups.map((group) => (
          <FigureList key={group.key} group={group} isOpen={group.key === 'case'} />
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
