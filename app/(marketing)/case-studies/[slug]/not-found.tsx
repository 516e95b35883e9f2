import { Lost } from '@/components/sections/not-found-page';
import { unknownCase } from '@/lib/content/case-studies';

/** The screen of an address that no case study has. */
export default function CaseNotFound() {
  return <Lost page={unknownCase} />;
}
