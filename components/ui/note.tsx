import { cva, cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type GlyphName, Icon } from './icon';

const getNoteClass = cva(
  'flex items-center gap-2.5 rounded-control px-3 leading-5 font-normal text-ink forced-colors:border [&>svg]:text-accent',
  {
    variants: {
      tone: { agent: 'bg-accent-soft', person: 'bg-person-soft' },
      size: { regular: 'py-2.5 text-sm', compact: 'py-2 text-xs' },
    },
    defaultVariants: { tone: 'person', size: 'regular' },
  },
);

export interface NoteProps extends ComponentProps<'p'>, VariantProps<typeof getNoteClass> {
  icon?: GlyphName;
}

/** A line of information inside a form or a card. */
export function Note({ tone, size, icon, className, children, ...rest }: NoteProps) {
  return (
    <p {...rest} className={cx(getNoteClass({ tone, size }), className)}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </p>
  );
}

/** The text is an element with a key, because translation tools replace text nodes. */
export function AlertNote({ text, ...rest }: { text: string } & Omit<NoteProps, 'children' | 'role'>) {
  return (
    <Note {...rest} role="alert">
      <span key={text}>{text}</span>
    </Note>
  );
}
