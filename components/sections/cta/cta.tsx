import { type Question, QuestionCta } from './cta-question';
import { type Band, BandCta, type Line, LineCta } from './cta-bands';
import { type Next, NextPage } from './cta-next-page';

/** Ends a page with its next step and a drawing. */
export function Cta(closing: Question | Next | Band | Line) {
  switch (closing.variant) {
    case 'product':
    case 'page':
      return <QuestionCta {...closing} />;
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
