import type { groupNames } from '@/content/messages/pages';
import type { ShareDrawing } from './share-art';

/** One public page, as search engines, feeds, share images and other machines know it. */
export interface SitePage {
  readonly path: string;
  /** What part of the site it belongs to. */
  readonly group: keyof typeof groupNames;
  /** Its short name: the last step of its breadcrumb, and what a search result is called. */
  readonly name: string;
  /** The page above it; the home page, if none is named. */
  readonly parent?: string;
  /** The part of the site above it, where that has no page of its own. */
  readonly section?: string;
  /** Search title without the brand, and description. */
  readonly meta: { readonly title: string; readonly description: string };
  /** What its share image says and draws, where group and name would say too little. */
  readonly share?: {
    readonly eyebrow?: string;
    readonly headline?: string;
    readonly drawings?: readonly ShareDrawing[];
  };
  /** Of an article or a press release: when it appeared and, if it names them, by whom and about what. */
  readonly published?: {
    readonly date: string;
    readonly section: string;
    readonly author?: string;
    readonly tags?: readonly string[];
  };
}

/** A part of the site, read when one of its pages is asked for: a server that renders one page reads few records. */
export interface Part {
  readonly group: SitePage['group'];
  /** What the addresses of its pages begin with, where they have that in common. */
  readonly under?: string;
  readonly pages: () => readonly Omit<SitePage, 'group'>[];
}
