import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { tw } from '@/components/ui/tw';
import { Title, Way, type Words } from './page-hero-parts';

/** Columns of the title and of what stands at its right. */
const splits = {
  7: { grid: tw`wide:grid-cols-12`, title: tw`wide:col-span-7`, side: tw`wide:col-[8/-1]` },
  8: { grid: tw`wide:grid-cols-12`, title: tw`wide:col-span-8`, side: tw`wide:col-[9/-1]` },
  fluid: { grid: tw`wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`, title: '', side: '' },
};
const below = tw`pbe-[clamp(40px,4.5vw,60px)]`;
const claim = tw`pbe-[clamp(32px,5vw,72px)] wide:content-center wide:pe-12 wide:inline-1/2 wide:min-block-124`;

/** Its words, and where the page stands. */
interface Placed extends Words {
  /** The page's own address; without it, the page has no breadcrumb. */
  path?: string;
  /** The part of the page that this is, which ends the breadcrumb. */
  part?: string | undefined;
  /** The way back to the list of a record, instead of the breadcrumb. */
  up?: ReactNode;
  /** The ground of the head, and the space below it. */
  className?: string;
  /** What stands below, in the page's column. */
  children?: ReactNode;
}

/** The title at the left, the lead at the right; or under the title, where something else stands there. */
interface Side extends Placed {
  variant?: 'side';
  aside?: ReactNode;
}
/** All words at the left, and at the right what the page has to show, if anything. */
interface Beside extends Placed {
  variant: 'beside';
  aside?: ReactNode;
  /** Columns of both. */
  grid?: string;
}
/** Title and lead side by side, above a plate as wide as both. */
interface Plate extends Placed {
  variant: 'plate';
  split?: keyof typeof splits;
  /** Between the words and the plate. */
  padding?: string;
}
/** All words over a drawing that runs off the page's right edge. */
interface Bleed extends Placed {
  variant: 'bleed';
  aside: ReactNode;
}

type Head = Side | Beside | Plate | Bleed;

/** The head of a page: where it stands, what it is about, and what to do next. */
export function PageHero(head: Head) {
  const {
    path,
    part,
    up,
    className = head.variant === 'plate' || head.variant === 'bleed' ? '' : below,
    children,
    ...words
  } = head;
  return (
    <header className={className}>
      <div className="container">
        {path && <Breadcrumb path={path} part={part} backLink={up} />}
        <Body {...words} />
        {children}
      </div>
      {words.variant === 'bleed' && words.aside}
    </header>
  );
}

function Body(head: Head) {
  switch (head.variant) {
    case 'beside':
      return (
        <div className={`grid ${head.grid ?? ''}`}>
          <Title measure="full" {...head} className="">
            <Way {...head} className="mbs-3" />
          </Title>
          {head.aside}
        </div>
      );
    case 'bleed':
      return (
        <Title measure="full" {...head} className={claim}>
          <Way {...head} className="mbs-2" />
        </Title>
      );
    case 'plate': {
      const { split = 7, padding = tw`gap-y-7 pbe-[clamp(32px,4vw,56px)]` } = head;
      const { grid, title, side } = splits[split];
      return (
        <div className={`grid items-end gap-x-6 ${grid} ${padding}`}>
          <Title {...head} className={title} />
          <div className={`grid gap-6 ${side}`}>
            <Way {...head} className="" />
          </div>
        </div>
      );
    }
    default: {
      const { aside } = head;
      const [rows, side] = aside
        ? [tw`wide:grid-rows-[1fr_auto]`, tw`wide:col-span-7 wide:self-start`]
        : ['', tw`wide:col-[8/-1]`];
      return (
        <div className={`grid gap-x-6 gap-y-5 wide:grid-cols-12 wide:items-end ${rows}`}>
          <Title {...head} className="wide:col-span-7" />
          <div className={`grid justify-items-start gap-5 wide:pbe-1.5 ${side}`}>
            <Way {...head} className="mbs-3" />
          </div>
          {aside && <div className="wide:col-[8/-1] wide:row-[1/span_2] wide:self-center">{aside}</div>}
        </div>
      );
    }
  }
}
