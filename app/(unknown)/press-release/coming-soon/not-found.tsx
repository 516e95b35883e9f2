import type { Metadata } from 'next';
import { press, pressPage as page } from '@/lib/content/press';
import { PressComingSoon } from './_sections/press-coming-soon';

export const metadata: Metadata = page.unknown.meta;

export default function PressComingSoonPage() {
  return <PressComingSoon page={page} releases={press.all} />;
}
