import { Lost } from '@/components/sections/not-found-page';
import { unknownCase } from '@/lib/content/case-studies';

export default function CaseNotFound() {
  return <Lost page={unknownCase} />;
}
