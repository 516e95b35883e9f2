import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cleanControl, type Control } from '@/components/forms/clean-control';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Input, Textarea } from '@/components/ui/input';
import { Note } from '@/components/ui/note';
import {
  demoFieldMessages,
  demoFormMessages,
  demoSending,
  type FieldMessages,
} from '@/content/messages/demo';
import { actions } from '@/content/messages/layout';
import { clearDraft } from '@/lib/demo/draft';
import {
  type DemoField,
  type DemoRequest,
  type FieldErrors,
  fieldNames,
  getField,
  isOptional,
} from '@/lib/demo/fields';
import type { useDemoForm } from './use-demo-form';

interface Props {
  demo: ReturnType<typeof useDemoForm>;
  isHydrated: boolean;
}

/** The fields, uncontrolled: they keep what was typed before hydration. */
export function DemoFields({ demo: { id, form, posted, draft, isInDialog, focus }, isHydrated }: Props) {
  const errors = posted?.status === 'invalid' ? posted.errors : undefined;
  const values = posted && 'receipt' in posted ? undefined : posted?.values;
  /** The browser focuses it. */
  const focused = isInDialog ? 'name' : fieldNames.find((name) => errors?.[name]);
  const field = { id, form, isHydrated, posted: { values, errors } };
  return (
    <>
      {draft.isKept && <DraftNote onClear={() => focus('name')} />}
      {fieldNames.map((name) => (
        <TypedField key={name} {...field} name={name} isFocused={name === focused} />
      ))}
    </>
  );
}

function TypedField({
  name,
  id,
  form: { register, formState, getValues },
  posted,
  isFocused,
  isHydrated,
}: {
  id: string;
  name: DemoField;
  form: UseFormReturn<DemoRequest>;
  isHydrated: boolean;
  posted: { values: DemoRequest | undefined; errors: FieldErrors | undefined };
  isFocused: boolean;
}) {
  const { control, longest, clean, loses, needsHint } = getField(name);
  const messages: FieldMessages = demoFieldMessages[name];
  /** Whether cleaning took away something that the visitor would miss. */
  const [isCleaned, setCleaned] = useState(false);
  useEffect(() => {
    const element = document.getElementById(`${id}-${name}`);
    // A key that would be removed again may not replace a selected name: undo would not bring it back.
    const refuseKey = (event: InputEvent) => {
      if (!event.data || !loses?.(event.data) || clean(event.data) !== '') return;
      event.preventDefault();
      setCleaned(true);
    };
    // React has no event of this name and meaning.
    element?.addEventListener('beforeinput', refuseKey);
    return () => element?.removeEventListener('beforeinput', refuseKey);
  }, [id, name, loses, clean]);
  // Without default values a field is undefined until it is registered.
  const read = (unregistered = '') => (getValues(name) as string | undefined) ?? unregistered;
  const value = read(posted.values?.[name]);
  const error =
    formState.errors[name]?.message ?? (formState.touchedFields[name] ? undefined : posted.errors?.[name]);
  const { onChange, ...registered } = register(name);
  const change = (element: Control, previous: string | null) => {
    const typed = element.value;
    cleanControl(element, clean, previous);
    // The note stays while the same text is typed on.
    setCleaned((before) => Boolean(loses?.(typed)) || (before && isContinued(previous, element.value)));
    return onChange({ type: 'change', target: element });
  };
  const attributes = {
    ...registered,
    onChange: ({ target, nativeEvent }: { target: Control; nativeEvent: Event }) =>
      // An input method is not to be disturbed: its text is judged, and rewritten when it has ended.
      (nativeEvent as InputEvent).isComposing
        ? onChange({ type: 'change', target: { name, value: clean(target.value) } })
        : change(target, read()),
    onCompositionEnd: ({ currentTarget }: { currentTarget: Control }) => change(currentTarget, read()),
    onBlur: ({ target }: { target: Control }) => {
      setCleaned(false);
      if (clean(target.value) !== target.value || target.value !== read()) void change(target, null);
    },
    ...(!isOptional(name) && { 'aria-required': true, required: !isHydrated }),
    autoFocus: isFocused,
    defaultValue: posted.values?.[name],
    placeholder: messages.placeholder,
  };
  return (
    <Field
      id={`${id}-${name}`}
      label={isOptional(name) ? demoFormMessages.optional(messages.label) : messages.label}
      helper={(isCleaned && messages.cleaned) || messages.helper}
      error={error}
      hint={error && needsHint?.(value) ? messages.hint : undefined}
      {...('rows' in control && {
        count: { used: value.length, allowed: longest },
      })}
    >
      {(wiring) =>
        'rows' in control ? (
          <Textarea {...wiring} {...attributes} {...control} />
        ) : (
          <Input {...wiring} {...attributes} {...control} />
        )
      }
    </Field>
  );
}

const isContinued = (before: string | null, after: string) =>
  before !== null && before !== '' && after.startsWith(before);

/** Says that the fields hold an earlier draft, and removes it. */
function DraftNote({ onClear }: { onClear: () => void }) {
  return (
    <Note tone="agent" icon="refresh" className="mbe-1" role="status">
      {demoFormMessages.kept}
      <button
        type="button"
        className="ms-auto link whitespace-nowrap"
        onClick={() => {
          clearDraft();
          onClear();
        }}
      >
        {demoFormMessages.clear}
      </button>
    </Note>
  );
}

/** The form's button, below a line that says whether the fields are complete. */
export function SendButton({
  demo: { id, form, pending, formActions },
  isHydrated,
  autoFocus,
}: Props & { autoFocus: boolean }) {
  const { isValid } = form.formState;
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
        formAction={formActions.send}
        value="send"
        full
        // Until it is hydrated the browser checks and posts the form.
        disabled={isHydrated && !isValid}
        loading={pending !== null}
        className="not-noscript:[form:has([aria-required]:placeholder-shown)_&]:bg-accent-disabled not-noscript:[form:has([aria-required]:placeholder-shown)_&]:text-ink"
        aria-describedby={`${id}-status`}
        autoFocus={autoFocus}
      >
        <span key={pending}>{pending === null ? actions.requestDemo : demoSending.busy}</span>
      </Button>
    </>
  );
}
