import { Lost } from '@/components/kinds/lost';
import { unknownCase } from '@/lib/content/case-studies';

/** The screen of an address that no case study has. */
export default function CaseNotFound() {
  return <Lost page={unknownCase} />;
}
