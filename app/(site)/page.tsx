import { ClosingCall } from '@/components/sections/closing-call';
import { Hero } from '@/components/sections/hero';
import { home } from '@/lib/content/home';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...home.meta, path: '/' });

export default function HomePage() {
  return (
    <>
      <Hero hero={home.hero} />
      <ClosingCall {...home.closing} />
    </>
  );
}
