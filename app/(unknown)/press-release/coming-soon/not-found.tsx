import type { Metadata } from 'next';
import { PressComingSoon } from '@/components/sections/press-coming-soon';
import { press, pressPage as page } from '@/lib/content/press';

export const metadata: Metadata = page.unknown.meta;

export default function PressComingSoonPage() {
  return <PressComingSoon page={page} releases={press.all} />;
}
