import { PageHead } from '@/components/sections/page-head';
import { PressList } from '@/components/sections/press-list';
import { buttonClass } from '@/components/ui/button';
import { press, pressPage as page } from '@/lib/content/press';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/press-release');

export default function PressReleasesPage() {
  return (
    <>
      <PageHead {...page.hero} trail={[{ label: 'Company', href: '/about' }]}>
        <a className={buttonClass({ variant: 'secondary' })} href={`mailto:${page.inquiries.address}`}>
          {page.inquiries.label}
        </a>
      </PageHead>
      <PressList releases={press.all} read={page.read} />
    </>
  );
}
