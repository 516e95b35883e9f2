import { type Question, QuestionCta } from './cta-question';
import { type Band, BandCta, type Line, LineCta } from './cta-bands';
import { type Next, NextPage } from './cta-next-page';
import { type Subject, SubjectCta } from './cta-subject';

/** Ends a page with its next step and a drawing. */
export function Cta(closing: Question | Subject | Next | Band | Line) {
  switch (closing.variant) {
    case 'product':
    case 'page':
      return <QuestionCta {...closing} />;
    case 'subject':
      return <SubjectCta {...closing} />;
    case 'case':
    case 'article':
      return <NextPage {...closing} />;
    case 'tint':
    case 'dark':
      return <BandCta {...closing} />;
    case 'line':
      return <LineCta {...closing} />;
    default:
      return closing satisfies never;
  }
}
