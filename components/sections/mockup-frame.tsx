import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type GlyphName } from '@/components/ui/icon';
import { sectionMessages } from '@/content/messages/sections';

interface MockupFrameProps {
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

/** A screen of the product with its title bar and caption. Nothing in it is interactive. */
export function MockupFrame({
  title,
  icon,
  state,
  caption,
  isIllustrative = true,
  className = '',
  captionClassName = '',
  children,
}: MockupFrameProps) {
  return (
    <figure className="@container grid grid-cols-1 content-start gap-3">
      <div
        className={cx(
          'grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)] overflow-clip rounded-card border border-line bg-surface-1 shadow-card print:shadow-none',
          className,
        )}
      >
        <div className="flex items-center gap-2 border-be border-line px-4 py-1.5 text-xs leading-5 font-semibold min-block-11 @max-[18rem]:flex-wrap @sm:px-5">
          {icon && <Icon name={icon} size={16} className="text-tint-ink" />}
          <p className="min-inline-0 @max-[18rem]:basis-3/4">{title}</p>
          <p className="ms-auto flex shrink-0 items-center gap-1.75 label whitespace-nowrap text-ink">
            {state}
          </p>
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
