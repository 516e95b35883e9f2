import { feedResponse } from '@/lib/seo/feeds';

export const dynamic = 'force-static';

export const GET = () => feedResponse('/blogs', 'atom.xml');
