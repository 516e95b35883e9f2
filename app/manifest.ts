import type { MetadataRoute } from 'next';
import { locale } from '@/content/messages/locale';
import { colors } from '@/components/illustrations/colors';
import { appIcons } from '@/components/share-image/app-icons';
import { site } from '@/lib/content/site';
import { getPage } from '@/lib/seo/site-pages';

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
    icons: Object.entries(appIcons).map(([name, { edge, purpose }]) => ({
      src: `/icons/${name}`,
      sizes: `${edge}x${edge}`,
      type: 'image/png',
      purpose,
    })),
  };
}
