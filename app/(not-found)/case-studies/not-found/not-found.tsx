import { NotFoundScreen } from '@/components/sections/not-found-screen';
import { unknownCase } from '@/content/case-studies';

export default function CaseNotFound() {
  return <NotFoundScreen page={unknownCase} />;
}
