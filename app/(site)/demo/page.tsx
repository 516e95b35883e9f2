import { DemoRequest } from '@/components/sections/demo-request';
import { demo } from '@/lib/content/demo';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata('/demo');

export default function DemoPage() {
  return <DemoRequest {...demo} />;
}
