import { demo } from '@/lib/content/demo';
import { PageData } from '@/components/seo/page-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { NextSteps } from './_sections/next-steps';
import { Request } from './_sections/request';

export const metadata = pageMetadata('/demo');

export default function DemoPage() {
  return (
    <>
      <PageData path="/demo" type="ContactPage" description={demo.text} />
      <Request demo={demo} />
      <NextSteps demo={demo} />
    </>
  );
}
