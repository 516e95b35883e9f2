import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { tw } from '@/components/ui/tw';
import { actions } from '@/content/messages/layout';
import { SplitPanel } from './cta-panel';

export interface Ask {
  title: string;
  text: string;
  /** Label of the button. */
  action?: string;
  /** Without it the button opens the demo dialog. */
  href?: string;
  secondary?: { label: string; href: string } | undefined;
}

/** `product` takes the tint of its page. */
export interface Question extends Ask {
  variant: 'product' | 'page';
  /** Names a file in components/illustrations/drawings/. */
  drawing: string;
}

/** A drawing is never cropped: where its half is wider than it, it moves to the end. */
const whole = tw`@xl:absolute @xl:inset-y-0 @xl:end-0 @xl:my-auto @xl:inline-auto @xl:max-block-full @xl:max-inline-full`;

export function QuestionCta({ variant, drawing, ...ask }: Question) {
  return (
    <DemoPanel id="closing-title" className={variant === 'page' ? 'hue hue-mate' : ''} {...ask}>
      <Illustration svg={readDrawing(drawing)} className={cx('art-on-tint', whole)} />
    </DemoPanel>
  );
}

/** Asks beside a drawing, on the page's deepest color. */
export function DemoPanel({
  id,
  className,
  title,
  text,
  action,
  href,
  secondary,
  children,
}: Ask & { id: string; className: string; children: ReactNode }) {
  const copy = (
    <>
      <h2 className="text-h1 measure-17" id={id}>
        {title}
      </h2>
      <p className="lead">{text}</p>
      <div className="mbs-3 flex flex-wrap gap-3 max-inline-full @max-3xs:*:wrap-anywhere print:hidden">
        {href ? (
          <ButtonLink size="hero" href={href}>
            {action ?? actions.requestDemo}
          </ButtonLink>
        ) : (
          <RequestDemoButton size="hero">{action}</RequestDemoButton>
        )}{' '}
        {secondary && (
          <ButtonLink variant="secondary" size="hero" href={secondary.href}>
            {secondary.label}
          </ButtonLink>
        )}
      </div>
    </>
  );
  return (
    <SplitPanel id={id} ground={cx('dark-theme deep-tint', className)} copy={copy}>
      <div className="relative fading @max-md:hidden print:hidden">{children}</div>
    </SplitPanel>
  );
}
