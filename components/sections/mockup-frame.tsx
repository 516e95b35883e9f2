import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type GlyphName } from '@/components/ui/icon';
import { tw } from '@/components/ui/tw';
import { sectionMessages } from '@/content/messages/sections';

const variants = {
  screen: {
    card: tw`overflow-clip rounded-card border border-line bg-surface-1 shadow-card print:[box-shadow:none]`,
    bar: tw`border-be border-line px-4 min-block-11 @sm:px-5`,
  },
  /** Lies on the page without a frame. */
  open: { card: '', bar: '' },
};

interface MockupFrameProps {
  variant?: keyof typeof variants;
  title: string;
  icon?: GlyphName;
  /** Words at the end of the title bar. */
  state?: ReactNode;
  caption?: ReactNode;
  /** Whether the caption says that the data are invented. */
  isIllustrative?: boolean;
  className?: string;
  captionClassName?: string;
  children: ReactNode;
}

/** A screen of the product, or a picture on the page, with its title and caption. Nothing in it is interactive. */
export function MockupFrame({
  variant = 'screen',
  title,
  icon,
  state,
  caption,
  isIllustrative = true,
  className = '',
  captionClassName = '',
  children,
}: MockupFrameProps) {
  const { card, bar } = variants[variant];
  return (
    <figure className="@container grid grid-cols-1 content-start gap-3">
      <div className={cx('grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)]', card, className)}>
        <div
          className={cx(
            'flex items-center gap-2 py-1.5 text-xs leading-5 font-semibold @max-[18rem]:flex-wrap',
            bar,
          )}
        >
          {icon && <Icon name={icon} size={16} className="text-tint-ink" />}
          <p className="min-inline-0 @max-[18rem]:basis-3/4">{title}</p>
          <p className="ms-auto flex shrink-0 items-center gap-2 label whitespace-nowrap text-ink">{state}</p>
        </div>
        {children}
      </div>
      <figcaption className={cx('text-xs leading-5 font-normal text-balance text-ink-2', captionClassName)}>
        {isIllustrative && (
          <b className="me-1 label leading-5 font-medium">{`${sectionMessages.illustrative}.`}</b>
        )}{' '}
        {caption}
      </figcaption>
    </figure>
  );
}
