import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Eyebrow } from '@/components/typography/eyebrow';
import { NoBreakHyphens } from '@/components/typography/no-break-hyphens';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { tw } from '@/components/ui/tw';
import { HeroMedia, heroWithMedia, mediaPadding } from './hero-media';

const splits = {
  7: { title: tw`@xl:col-span-7`, side: tw`@xl:col-start-8 @xl:-col-end-1` },
  8: { title: tw`@xl:col-span-8`, side: tw`@xl:col-start-9 @xl:-col-end-1` },
};

const measures = {
  full: '',
  14: tw`measure-14`,
  16: tw`measure-16`,
  20: tw`measure-20`,
  24: tw`measure-24`,
};

const below = tw`pbe-[clamp(40px,4.5vw,60px)]`;

interface HeroContent {
  eyebrow: ReactNode;
  title: ReactNode;
  /** Accessible name of a title whose letters are animated. */
  name?: string;
  /** Width of the title in characters. */
  measure?: keyof typeof measures;
  lead: ReactNode;
  actions?: ReactNode;
}

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
  /** Columns of the title, of twelve. */
  split?: keyof typeof splits;
}

interface Media extends HeroProps {
  variant: 'media';
  /** Lies on a color that reaches the window's edge. Without it the hero has words only. */
  aside: ReactNode;
  ground?: ComponentProps<typeof HeroMedia>['ground'];
}

type PageHeroProps = Side | Beside | Stacked | Media;

const ownPadding = {
  side: below,
  beside: below,
  stacked: '',
  media: heroWithMedia,
};

export function PageHero(props: PageHeroProps) {
  const head = props.variant === 'media' && !props.aside ? { ...props, variant: 'side' as const } : props;
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
    case 'media':
      return (
        <div className="grid grid-cols-1 gap-8 @xl:grid-cols-2 @2xl:gap-x-14 print:block">
          <HeroTitle measure="full" {...head} className="@xl:self-center @xl:py-6">
            <HeroActions {...head} className="mbs-3" />
          </HeroTitle>
          <HeroMedia ground={head.ground ?? 'tint'} className="grid items-center py-6 @md:py-10">
            <div className={mediaPadding}>{head.aside}</div>
          </HeroMedia>
        </div>
      );
    case 'stacked': {
      const { title, side } = splits[head.split ?? 7];
      return (
        <div className="grid items-end gap-x-6 gap-y-8 pbe-[clamp(32px,4vw,56px)] @xl:grid-cols-12">
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
        ? [tw`@xl:grid-rows-[1fr_auto]`, tw`@xl:col-span-7 @xl:self-start`]
        : ['', tw`@xl:col-start-8 @xl:-col-end-1`];
      return (
        <div className={cx('grid gap-x-6 gap-y-5 @xl:grid-cols-12 @xl:items-end', rows)}>
          <HeroTitle {...head} className="@xl:col-span-7" />
          <div className={cx('grid justify-items-start gap-5 @xl:pbe-1', side)}>
            <HeroActions {...head} className="mbs-3" />
          </div>
          {aside && (
            <div className="@xl:col-start-8 @xl:-col-end-1 @xl:row-span-2 @xl:row-start-1 @xl:self-center">
              {aside}
            </div>
          )}
        </div>
      );
    }
  }
}

function HeroTitle({
  eyebrow,
  title,
  name,
  measure = 16,
  className,
  children,
}: Pick<HeroContent, 'eyebrow' | 'title' | 'name' | 'measure'> & {
  className: string;
  children?: ReactNode;
}) {
  return (
    <div className={cx('grid justify-items-start gap-5', className)}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 className={cx('text-h1 @max-md:text-pretty', measures[measure])} aria-label={name}>
        {title}
      </h1>
      {children}
    </div>
  );
}

/** Hides a lone button in print, where it leads nowhere. */
function HeroActions({
  lead,
  actions,
  className,
}: Pick<HeroContent, 'lead' | 'actions'> & { className: string }) {
  return (
    <>
      <p className="lead text-balance">{typeof lead === 'string' ? <NoBreakHyphens text={lead} /> : lead}</p>
      {actions && (
        <div
          className={cx('flex flex-wrap gap-x-7 gap-y-2 print:has-[>button:only-child]:hidden', className)}
        >
          {actions}
        </div>
      )}
    </>
  );
}
