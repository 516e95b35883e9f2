import type { Metadata } from 'next';
import type { ReactNode } from 'react';

/** Per request, for signed-in people or those about to be: not for search engines. */
export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return children;
}
