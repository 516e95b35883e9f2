import type { ComponentProps } from 'react';
import { type DemoField, LIMITS } from '@/lib/demo/fields';

type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'placeholder' | 'maxLength' | 'className'
>;

/** What the four fields are called, and what browsers should know of them. */
export const demoFields: Record<DemoField, { label: string; helper?: string; attributes: Attributes }> = {
  name: {
    label: 'Full Name',
    attributes: {
      type: 'text',
      autoComplete: 'name',
      placeholder: 'Your name',
      maxLength: LIMITS.name,
    },
  },
  email: {
    label: 'Business Email',
    attributes: {
      className: 'field__control lowercase',
      type: 'email',
      autoComplete: 'email',
      placeholder: 'you@company.example',
      maxLength: LIMITS.email,
    },
  },
  phone: {
    label: 'Phone Number',
    helper: '10 to 16 digits, + optional.',
    attributes: {
      type: 'tel',
      autoComplete: 'tel',
      placeholder: '+14155550100',
    },
  },
  purpose: {
    label: 'Purpose',
    helper: 'One process is enough.',
    attributes: {
      placeholder: 'Which product interests you, and for which process? Where does the work wait today?',
      maxLength: LIMITS.purpose,
    },
  },
};

/** Rows of the purpose's field. */
export const PURPOSE_ROWS = 3;
