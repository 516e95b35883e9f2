import type { ComponentProps } from 'react';
import './dialog.css';

/**
 * The form of the demo dialog. Its fields scroll on their own while a useful part of them stays in view; where head and
 * foot leave less (a short window, enlarged text), the dialog scrolls as a whole.
 */
export function DialogForm(attributes: ComponentProps<'form'>) {
  return (
    <form
      {...attributes}
      className="flex-auto grid-cols-[minmax(0,1fr)] grid-rows-[minmax(14rem,1fr)_auto] min-block-0 low:flex-none low:grid-rows-[auto_auto] [&:not([hidden])]:grid"
      noValidate
    />
  );
}
