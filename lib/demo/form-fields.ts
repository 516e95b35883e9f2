import { demoFieldHelp, demoFieldMessages } from '@/content/messages/demo';
import { demoFormMessages } from '@/content/messages/demo-form';
import { fieldNames, getField, isOptional } from './fields';

export type FormField = (typeof formFields)[number];

/** Parts of the fields that the form's HTML shows. The server passes them on, so that pages load no rules. */
export const formFields = fieldNames.map((name) => {
  const { control, longest } = getField(name);
  const { label } = demoFieldMessages[name];
  return {
    name,
    control,
    longest,
    label: isOptional(name) ? demoFormMessages.optional(label) : label,
    ...demoFieldHelp[name],
    isOptional: isOptional(name),
  };
});
