import { cx } from 'class-variance-authority';
import { demoFieldMessages } from '@/content/messages/demo';
import type { DemoField, DemoRequest } from '@/lib/demo/fields';

/** Lists what was typed into the fields of a demo form. Empty ones are left out. */
export function TypedValues({
  names,
  values,
  className,
  valueClassName = '',
}: {
  names: readonly DemoField[];
  values: Partial<DemoRequest>;
  className: string;
  valueClassName?: string;
}) {
  return (
    <dl className={className}>
      {names
        .filter((name) => values[name])
        .map((name) => (
          <div key={name}>
            <dt className="text-xs leading-5 text-ink-3">{demoFieldMessages[name].label}</dt>
            <dd className={cx('wrap-anywhere whitespace-pre-line', valueClassName)} dir="auto">
              {values[name]}
            </dd>
          </div>
        ))}
    </dl>
  );
}
