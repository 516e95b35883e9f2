import { DemoRequest } from '@/components/sections/demo-request';
import { demo } from '@/lib/content/demo';
import { PageData } from '@/components/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/demo');

export default function DemoPage() {
  return (
    <>
      <PageData path="/demo" type="ContactPage" description={demo.text} />
      <DemoRequest {...demo} />
    </>
  );
}
