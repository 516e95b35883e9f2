import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';

/** Every public page stands in the frame. Nothing here may read cookies or headers: the pages are static. */
export default function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}
