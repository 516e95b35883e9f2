import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { DescriptionList } from '@/components/sections/description-list';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { tw } from '@/components/ui/tw';

export interface Band {
  variant: 'tint' | 'dark';
  id?: string;
  title: string;
  text: string;
  actions: ReactNode;
  art?: ReactNode;
  /** In place of a drawing. */
  facts?: ComponentProps<typeof DescriptionList>['items'];
}

export interface Line {
  variant: 'line';
  title: string;
  link?: { label: string; href: string } | undefined;
}

const bands = {
  tint: {
    band: tw`bg-tint @xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`,
    text: tw`content-center py-10 @xl:px-16 @xl:py-18`,
    lead: '',
  },
  dark: {
    band: tw`dark-theme bg-surface-1 outline-1 -outline-offset-1 outline-line @xl:grid-cols-2 @xl:items-center`,
    text: tw`pbs-10 pbe-8 @xl:py-18 @xl:ps-16 @xl:pe-10`,
    lead: tw`@xl:measure-38`,
  },
};

export function BandCta({ variant, id, title, text, actions, art, facts }: Band) {
  const classes = bands[variant];
  return (
    <Section {...(id && { id })} headingId="closing-title" padding="below">
      <div className={cx('grid overflow-hidden rounded-band', classes.band)}>
        <div className={cx('grid justify-items-start gap-4 px-6', classes.text)}>
          <h2 className="text-h2 measure-20" id="closing-title">
            {title}
          </h2>
          <p className={cx('lead wrap-anywhere', classes.lead)}>{text}</p>
          <div className="mbs-3 flex flex-wrap gap-x-7 gap-y-2 print:has-[>button:only-child]:hidden">
            {actions}
          </div>
        </div>
        {art}
        {facts && (
          <div className="px-6 pbe-8 @max-md:hidden @xl:self-center @xl:py-12 @xl:pe-16">
            <DescriptionList variant="sentences" items={facts} />
          </div>
        )}
      </div>
    </Section>
  );
}

export function LineCta({ title, link }: Line) {
  return (
    <Section headingId="closing-title">
      <div className="grid items-center justify-items-start gap-6 rounded-band bg-accent-soft px-6 py-10 @lg:grid-cols-[minmax(0,1fr)_auto] @xl:px-16 @xl:py-14">
        <h2 className="text-h2 measure-30" id="closing-title">
          {title}
        </h2>
        {link && (
          <ButtonLink size="hero" href={link.href}>
            {link.label}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
