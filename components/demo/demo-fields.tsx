import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input, Textarea } from '@/components/ui/input';
import { demoFormMessages, demoSending } from '@/content/messages/demo-form';
import { actions } from '@/content/messages/layout';
import type { FormField } from '@/lib/demo/form-fields';
import type { LiveForm } from './live-demo-form';

interface Props {
  id: string;
  live: LiveForm | null;
  isLive: boolean;
}

/** The fields, uncontrolled: they keep what was typed before hydration. */
export function DemoFields({
  id,
  fields,
  live,
  isLive,
  isInDialog,
}: Props & { fields: readonly FormField[]; isInDialog: boolean }) {
  const focused = isInDialog ? fields[0]?.name : live?.firstWrong;
  return fields.map(({ name, label, helper, placeholder, control, longest, isOptional }) => {
    const { attributes, used = 0, note = helper, ...said } = live?.readField(name) ?? {};
    const shared = {
      name,
      placeholder,
      autoFocus: name === focused,
      ...(!isOptional && { 'aria-required': true, required: !isLive }),
      ...attributes,
    };
    return (
      <Field
        key={name}
        id={`${id}-${name}`}
        label={label}
        helper={note}
        {...said}
        {...('rows' in control && { count: { used, allowed: longest } })}
      >
        {(wiring) =>
          'rows' in control ? (
            <Textarea {...wiring} {...shared} {...control} />
          ) : (
            <Input {...wiring} {...shared} {...control} />
          )
        }
      </Field>
    );
  });
}

/** The form's button, below a line that says whether the fields are complete. */
export function SendButton({
  id,
  live,
  isLive,
  formAction,
}: Props & { formAction: (form: FormData) => void }) {
  const isValid = live?.isValid ?? false;
  const isPending = live?.isPending ?? false;
  return (
    <>
      <div role="status">
        {/* What has the role itself describes nothing, in Firefox and Safari. */}
        <p
          className="flex items-center gap-2 text-xs leading-5 font-normal text-ink-2 [&>svg]:text-success"
          id={`${id}-status`}
        >
          {isValid && <Icon name="check" size={16} />}
          <span key={String(isValid)}>
            {isValid ? demoFormMessages.complete : demoFormMessages.incomplete}
          </span>
        </p>
      </div>
      <Button
        type="submit"
        formAction={formAction}
        value="send"
        full
        // Until it is live the browser checks the form.
        disabled={isLive && !isValid}
        loading={isPending}
        className="not-noscript:[form:has([aria-required]:placeholder-shown)_&]:button-unready"
        aria-describedby={`${id}-status`}
        autoFocus={live?.isButtonFocused}
      >
        <span key={String(isPending)}>{isPending ? demoSending.busy : actions.requestDemo}</span>
      </Button>
    </>
  );
}
