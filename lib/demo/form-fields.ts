import { demoFieldMessages, type FieldMessages } from '@/content/messages/demo';
import { demoFormMessages } from '@/content/messages/demo-form';
import { fieldNames, getField, isOptional } from './fields';

export type FormField = (typeof formFields)[number];

/** What the HTML of the form shows. The server passes it on, so that a page loads no rules to show the form. */
export const formFields = fieldNames.map((name) => {
  const { control, longest } = getField(name);
  const { label, helper, placeholder }: FieldMessages = demoFieldMessages[name];
  return {
    name,
    control,
    longest,
    label: isOptional(name) ? demoFormMessages.optional(label) : label,
    helper,
    placeholder,
    isOptional: isOptional(name),
  };
});
