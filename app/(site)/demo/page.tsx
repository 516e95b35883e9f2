import { demo } from '@/lib/content/demo';
import { PageData } from '@/components/seo/page-data';
import * as routes from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { NextSteps } from './_sections/next-steps';
import { Payback } from './_sections/payback';
import { Request } from './_sections/request';

export const metadata = pageMetadata(routes.demo);

export default function DemoPage() {
  return (
    <>
      <PageData path={routes.demo} type="ContactPage" description={demo.text} />
      <Request demo={demo} />
      {demo.steps.length > 0 && <NextSteps demo={demo} />}
      {demo.payback && <Payback payback={demo.payback} />}
    </>
  );
}
