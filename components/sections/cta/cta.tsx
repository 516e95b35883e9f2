import { type Page, PageClosing, type Subject, SubjectClosing } from './cta-question';
import { type Band, BandClosing, type Line, LineClosing } from './cta-bands';
import { type Next, NextPage } from './cta-next-page';

/** Ends a page with its next step and a drawing. */
export function Cta(closing: Subject | Page | Next | Band | Line) {
  switch (closing.variant) {
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
