import { DemoRequest } from '@/components/sections/demo-request';
import { demo } from '@/lib/content/demo';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { meta, ...page } = demo;

export const metadata = pageMetadata({ ...meta, path: '/demo' });

export default function DemoPage() {
  return <DemoRequest {...page} />;
}
