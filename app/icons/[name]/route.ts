import { notFound } from 'next/navigation';
import { renderAppIcon, appIcons } from '@/components/share-image/app-icons';

interface Context {
  params: Promise<{ name: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(appIcons).map((name) => ({ name }));

export async function GET(_request: Request, { params }: Context) {
  return renderAppIcon(appIcons[(await params).name] ?? notFound());
}
