import { unknownCase } from '@/lib/content/case-studies';
import { Lost } from './lost';

/** The screen of an address that no case study has. */
export function CaseNotFound() {
  const { eyebrow, title, text, links } = unknownCase;
  return <Lost eyebrow={eyebrow} title={title} text={text} links={links} />;
}
