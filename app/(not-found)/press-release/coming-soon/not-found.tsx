import type { Metadata } from 'next';
import { pressPage } from '@/content/press';
import { PressComingSoon } from './_components/press-coming-soon';

export const metadata: Metadata = pressPage.unknown.meta;

export default function PressComingSoonPage() {
  return <PressComingSoon />;
}
