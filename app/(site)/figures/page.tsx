import { MeasureArt } from '@/components/art/page-art';
import { Closing } from '@/components/kinds/closing';
import { PageHead } from '@/components/kinds/page-head';
import { PageContents } from '@/components/sections/page-contents';
import { figureGroups, figures, figuresPage as page } from '@/lib/content/figures';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { Absent } from '../_absent/absent';
import { FigureTable } from './_sections/figure-table';

/** Without figures there is no page. */
export const generateMetadata = () => (figures.length > 0 ? pageMetadata(routes.figures) : {});

/** The way to each group, where there is more than one. */
const contents = figureGroups.map(({ key, name }) => ({ id: key, title: name }));

export default function FiguresPage() {
  if (figures.length === 0) return <Absent />;
  return (
    <>
      <PageHead
        {...page.hero}
        path={routes.figures}
        aside={contents.length > 1 && <PageContents headings={contents} />}
      />
      {figureGroups.map((group) => (
        <FigureTable key={group.key} group={group} />
      ))}
      <Closing look="page" drawing={MeasureArt} {...page.closing} href={routes.demo} />
    </>
  );
}
