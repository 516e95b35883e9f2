import type { groupNames } from '@/content/messages/pages';
import type { ShareDrawing } from './share-art';

/** A public page as machines know it: search engines, feeds, share images. */
export interface SitePage {
  readonly path: string;
  readonly group: keyof typeof groupNames;
  /** Last step of the breadcrumb, and title in search results. */
  readonly name: string;
  /** Path of the page above, by default the home page. */
  readonly parent?: string;
  readonly section?: string;
  readonly meta: { readonly title: string; readonly description: string };
  /** Overrides group and name in the share image. */
  readonly share?: {
    readonly eyebrow?: string;
    readonly headline?: string;
    readonly drawings?: readonly ShareDrawing[];
  };
  readonly published?: {
    readonly date: string;
    readonly section: string;
    readonly author?: string;
    readonly tags?: readonly string[];
  };
}

/** A part of the site, read on first use, so that one page loads few records. */
export interface Part {
  readonly group: SitePage['group'];
  readonly under?: string;
  readonly pages: () => readonly Omit<SitePage, 'group'>[];
}
