import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { tw } from '@/components/ui/tw';
import { HeroMedia, heroWithMedia, mediaPadding } from './hero-media';
import { HeroTitle, HeroActions, type HeroContent } from './page-hero-parts';

const splits = {
  7: { grid: tw`wide:grid-cols-12`, title: tw`wide:col-span-7`, side: tw`wide:col-[8/-1]` },
  8: { grid: tw`wide:grid-cols-12`, title: tw`wide:col-span-8`, side: tw`wide:col-[9/-1]` },
};

const below = tw`pbe-[clamp(40px,4.5vw,60px)]`;

interface HeroProps extends HeroContent {
  /** Without a path the page has no breadcrumb. */
  path?: string;
  /** Part of the page that ends the breadcrumb. */
  part?: string | undefined;
  /** Link back to the list, in place of the breadcrumb. */
  backLink?: ReactNode;
  className?: string;
  children?: ReactNode;
}

interface Side extends HeroProps {
  variant?: 'side';
  aside?: ReactNode;
}

interface Beside extends HeroProps {
  variant: 'beside';
  aside?: ReactNode;
  grid?: string;
}

interface Stacked extends HeroProps {
  variant: 'stacked';
  split?: keyof typeof splits;
  padding?: string;
}

interface Exhibit extends HeroProps {
  variant: 'exhibit';
  /** Lies on a ground that reaches the window's edge. Without it the hero has words only. */
  aside: ReactNode;
  ground?: ComponentProps<typeof HeroMedia>['ground'];
}

type PageHeroProps = Side | Beside | Stacked | Exhibit;

const ownPadding = {
  side: below,
  beside: below,
  stacked: '',
  exhibit: heroWithMedia,
};

export function PageHero(props: PageHeroProps) {
  const head = props.variant === 'exhibit' && !props.aside ? { ...props, variant: 'side' as const } : props;
  const { path, part, backLink, className = ownPadding[head.variant ?? 'side'], children, ...body } = head;
  return (
    <header className={className}>
      <div className="site-container">
        {path && <Breadcrumb path={path} part={part} backLink={backLink} />}
        <HeroBody {...body} />
        {children}
      </div>
    </header>
  );
}

function HeroBody(head: PageHeroProps) {
  switch (head.variant) {
    case 'beside':
      return (
        <div className={cx('grid', head.grid)}>
          <HeroTitle measure="full" {...head} className="">
            <HeroActions {...head} className="mbs-3" />
          </HeroTitle>
          {head.aside}
        </div>
      );
    case 'exhibit':
      return (
        <div className="grid grid-cols-1 gap-8 print:block wide:grid-cols-2 desk:gap-x-14">
          <HeroTitle measure="full" {...head} className="wide:self-center wide:py-6">
            <HeroActions {...head} className="mbs-3" />
          </HeroTitle>
          <HeroMedia ground={head.ground ?? 'tint'} className="grid items-center py-6 tablet:py-10">
            <div className={mediaPadding}>{head.aside}</div>
          </HeroMedia>
        </div>
      );
    case 'stacked': {
      const { split = 7, padding = tw`gap-y-7 pbe-[clamp(32px,4vw,56px)]` } = head;
      const { grid, title, side } = splits[split];
      return (
        <div className={cx('grid items-end gap-x-6', grid, padding)}>
          <HeroTitle {...head} className={title} />
          <div className={cx('grid gap-6', side)}>
            <HeroActions {...head} className="" />
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
        <div className={cx('grid gap-x-6 gap-y-5 wide:grid-cols-12 wide:items-end', rows)}>
          <HeroTitle {...head} className="wide:col-span-7" />
          <div className={cx('grid justify-items-start gap-5 wide:pbe-1.5', side)}>
            <HeroActions {...head} className="mbs-3" />
          </div>
          {aside && <div className="wide:col-[8/-1] wide:row-[1/span_2] wide:self-center">{aside}</div>}
        </div>
      );
    }
  }
}
