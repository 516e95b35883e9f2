import type { MetadataRoute } from 'next';
import { locale } from '@/content/messages/locale';
import { colors } from '@/components/illustrations/colors';
import { site } from '@/content/site';
import { getPage } from '@/lib/seo/find-page';

/** Files in public/. On a maskable one the mark fits the circle that every system leaves. */
const icons = [
  { src: '/icons/192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icons/512.png', sizes: '512x512', purpose: 'any' },
  { src: '/icons/maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** Describes a site to read: pinned to a home screen, it opens in the browser. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: getPage('/').meta.description,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colors.light.bg,
    theme_color: colors.light.bg,
    icons: icons.map((icon) => ({ ...icon, type: 'image/png' })),
  };
}
