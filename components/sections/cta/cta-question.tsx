import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { tw } from '@/components/ui/tw';
import { actions } from '@/content/messages/layout';
import { fading, SplitPanel } from './cta-panel';

interface Ask {
  title: string;
  text: string;
  /** Label of the button. */
  action?: string;
  /** Without it the button opens the demo dialog. */
  href?: string;
  secondary?: { label: string; href: string } | undefined;
}

/** Drawn as a product on its tint. */
export interface Product extends Ask {
  variant: 'product';
  /** Names a file in components/illustrations/drawings/. */
  drawing: string;
}

export interface Page extends Ask {
  variant: 'page';
  drawing: string;
  hue?: 'mate';
}

/** A drawing is never cropped: where its half is wider than it, it moves to the end. */
const whole = tw`@xl:absolute @xl:inset-y-0 @xl:end-0 @xl:my-auto @xl:inline-auto @xl:max-block-full @xl:max-inline-full`;

function DemoPanel({
  ground,
  art,
  title,
  text,
  action,
  href,
  secondary,
}: Ask & { ground: string; art: ReactNode }) {
  const copy = (
    <>
      <h2 className="text-h2 measure-17" id="closing-title">
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
    <SplitPanel ground={ground} copy={copy}>
      <div className={cx('relative @max-md:hidden print:hidden', fading)}>{art}</div>
    </SplitPanel>
  );
}

export function ProductCta({ drawing, ...ask }: Product) {
  return <DemoPanel {...ask} ground="bg-tint" art={<CtaDrawing drawing={drawing} ground="art-on-tint" />} />;
}

export function PageCta({ drawing, hue, ...ask }: Page) {
  const [panel, ground] = hue
    ? [cx('hue', `hue-${hue}`, 'bg-tint'), 'art-on-tint']
    : ['bg-surface-2', 'art-on-surface-2'];
  return <DemoPanel {...ask} ground={panel} art={<CtaDrawing drawing={drawing} ground={ground} />} />;
}

const CtaDrawing = ({ drawing, ground }: { drawing: string; ground: string }) => (
  <Illustration svg={readDrawing(drawing)} className={cx(ground, whole)} />
);
