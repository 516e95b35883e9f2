import { type Page, PageClosing, type Subject, SubjectClosing } from './closing-ask';
import { type Band, BandClosing, type Line, LineClosing } from './closing-bands';
import { type Next, NextPage } from './closing-next';

/** The last section of a page: where it leads, with a drawing of its own subject. */
export function Closing(closing: Subject | Page | Next | Band | Line) {
  switch (closing.look) {
    case 'product':
    case 'industry':
      return <SubjectClosing {...closing} />;
    case 'page':
      return <PageClosing {...closing} />;
    case 'case':
    case 'article':
      return <NextPage {...closing} />;
    case 'plate':
    case 'ink':
      return <BandClosing {...closing} />;
    case 'line':
      return <LineClosing {...closing} />;
    default:
      return closing satisfies never;
  }
}
