import type { Metadata } from 'next';
import { Lost } from '@/components/sections/lost';
import { unknownCase } from '@/lib/content/case-studies';

/** Without an address of its own, so without a canonical one. Next itself tells search engines to stay away. */
export const metadata: Metadata = unknownCase.meta;

export default function CaseStudyNotFound() {
  const { eyebrow, title, text, links } = unknownCase;
  return <Lost eyebrow={eyebrow} title={title} text={text} links={links} />;
}
