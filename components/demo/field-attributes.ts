import type { ComponentProps } from 'react';
import { demoFieldWords as words } from '@/content/words/demo-form';
import { type DemoField, LIMITS } from '@/lib/demo/fields';

type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'placeholder' | 'maxLength' | 'className'
>;

interface About {
  label: string;
  helper?: string;
  /** Helps in its place once something typed was taken away. */
  cleaned?: string;
  attributes: Attributes;
}

/** What the four fields are called, and what browsers should know of them. */
export const demoFields: Record<DemoField, About> = {
  name: {
    label: words.name.label,
    cleaned: words.name.cleaned,
    attributes: {
      type: 'text',
      autoComplete: 'name',
      placeholder: words.name.placeholder,
      maxLength: LIMITS.name,
    },
  },
  email: {
    label: words.email.label,
    attributes: {
      className: 'field__control not-placeholder-shown:lowercase',
      type: 'email',
      autoComplete: 'email',
      placeholder: words.email.placeholder,
      maxLength: LIMITS.email,
    },
  },
  phone: {
    label: words.phone.label,
    helper: words.phone.helper,
    attributes: {
      type: 'tel',
      autoComplete: 'tel',
      placeholder: words.phone.placeholder,
    },
  },
  purpose: {
    label: words.purpose.label,
    helper: words.purpose.helper,
    attributes: {
      placeholder: words.purpose.placeholder,
      maxLength: LIMITS.purpose,
    },
  },
};

/** Rows of the purpose's field. */
export const PURPOSE_ROWS = 3;
