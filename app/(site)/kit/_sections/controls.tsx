import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Carousel } from '@/components/ui/carousel';
import { Field } from '@/components/ui/field';
import { products } from '@/lib/content/products';
import type { Each } from './looks';
import { ToastButtons } from './toast-buttons';

const variants = ['primary', 'secondary', 'tertiary'] as const;
const states = [{}, { loading: true }, { inactive: true }, { disabled: true }];

const buttons = (size?: 'compact' | 'hero') => (
  <div className="flex flex-wrap gap-3">
    {variants.flatMap((variant) =>
      states.map((state) => (
        <Button key={variant + JSON.stringify(state)} variant={variant} size={size} {...state}>
          {variant} {Object.keys(state)}
        </Button>
      )),
    )}
  </div>
);
const field = (id: string, props: { helper?: string; error?: string }, disabled = false) => (
  <Field id={id} label="Business Email" count={{ used: 5, allowed: 100 }} {...props}>
    {(control) => <input {...control} placeholder="you@company.example" disabled={disabled} />}
  </Field>
);
const carousel = (align: 'start' | 'center') => (
  <Carousel
    labelledBy={`carousel-${align}`}
    head={
      <h3 className="text-h3" id={`carousel-${align}`}>
        Modules
      </h3>
    }
    align={align}
    {...(align === 'center' && { delay: 4000 })}
    slides={products.all.map(({ title, description }) => ({
      name: title,
      content: <p className="rounded-card bg-surface-2 p-6">{description}</p>,
    }))}
  />
);

/** What forms and pages are operated with, in each state. */
export const controls: Record<string, Record<string, ReactNode>> = {
  Button: { default: buttons(), compact: buttons('compact'), hero: buttons('hero') },
  Field: {
    empty: field('kit-empty', { helper: 'One process is enough.' }),
    error: field('kit-error', { error: 'Enter a business email.' }),
    disabled: field('kit-disabled', {}, true),
  },
  Badge: {
    line: <Badge>line</Badge>,
    agent: <Badge tone="agent">agent</Badge>,
    human: <Badge tone="human">human</Badge>,
  } satisfies Each<typeof Badge<'span'>, 'tone'>,
  Carousel: {
    start: carousel('start'),
    center: carousel('center'),
  } satisfies Each<typeof Carousel, 'align'>,
  Toast: { each: <ToastButtons /> },
};
