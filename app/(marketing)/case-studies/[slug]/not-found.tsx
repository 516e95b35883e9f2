import { NotFoundScreen } from '@/components/sections/not-found-screen';
import { unknownCase } from '@/lib/content/case-studies';

/** The screen of an address that no case study has. */
export default function CaseNotFound() {
  return <NotFoundScreen page={unknownCase} />;
}
