'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { paybackWords as words } from '@/content/words/payback';
import {
  type Payback,
  paybackBounds,
  type PaybackFault,
  type PaybackField,
  paybackFields,
  paybackOf,
} from './payback-sum';
import { PaybackLine } from './payback-line';

type Typed = Record<PaybackField, string>;

interface Asked {
  label: string;
  helper: string;
  example: string;
}

const idOf = (field: PaybackField) => `payback-${field}`;

/** The sum with the visitor's own numbers. Until the page is hydrated, and without scripts, it is the example's. */
export function PaybackForm({
  fields,
  children,
}: {
  fields: Readonly<Record<PaybackField, Asked>>;
  children?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [{ faults, sum }, setState] = useState(() => paybackOf(typedIn((field) => fields[field].example)));
  const count = () => {
    const data = form.current && new FormData(form.current);
    if (data) setState(paybackOf(typedIn((field) => data.get(field) as string)));
  };
  // Somebody may have typed before the page was hydrated.
  useEffect(count, []);
  return (
    <div className="grid gap-x-6 gap-y-10 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-6 wide:pe-6">
        <form
          ref={form}
          className="grid content-start gap-x-6 gap-y-5 tablet:grid-cols-2"
          autoComplete="off"
          onInput={count}
          onReset={() => setTimeout(count)}
        >
          {paybackFields.map((field) => (
            <Field
              key={field}
              id={idOf(field)}
              label={fields[field].label}
              helper={fields[field].helper}
              error={errorOf(field, faults[field])}
            >
              {(control) => (
                <input {...control} name={field} inputMode="decimal" defaultValue={fields[field].example} />
              )}
            </Field>
          ))}
          <Button className="self-center justify-self-start" type="reset" variant="tertiary">
            {words.again}
          </Button>
        </form>
        {children}
      </div>
      <Sum sum={sum} />
    </div>
  );
}

const typedIn = (value: (field: PaybackField) => string) =>
  Object.fromEntries(paybackFields.map((field) => [field, value(field)])) as Typed;

function errorOf(field: PaybackField, fault: PaybackFault | undefined): string | undefined {
  return fault === 'range' ? words.faults.range(...paybackBounds[field]) : fault && words.faults[fault];
}

/** How it ends, in a few words. */
function ending({ months, left }: Payback): string {
  if (months === undefined) return words.never(-left);
  if (months < 1) return words.atOnce;
  return months > 120 ? words.late : words.after(months);
}

/** The lines of the sum. The last one is told to those who do not see it change. */
function Sum({ sum }: { sum: Payback | undefined }) {
  const lines = [
    ['runs', words.count],
    ['hours', words.count],
    ['freed', words.money],
    ['charged', words.money],
    ['left', words.money],
  ] as const;
  return (
    <div className="self-start rounded-card border border-line bg-surface-1 px-6 py-4">
      <dl>
        {lines.map(([line, print]) => (
          <div
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-be border-line py-3"
            key={line}
          >
            <dt className="text-ink-2">{words[line]}</dt>
            <dd className="font-mono tabular-nums">
              <output aria-live="off">{sum ? print(sum[line]) : words.none}</output>
            </dd>
          </div>
        ))}
        <div className="grid gap-1 py-4">
          <dt className="font-strong">{words.title}</dt>
          <dd className="text-h4">
            <output htmlFor={paybackFields.map(idOf).join(' ')}>{sum ? ending(sum) : words.unknown}</output>
          </dd>
        </div>
      </dl>
      {sum && <PaybackLine sum={sum} />}
    </div>
  );
}
