import { cx } from 'class-variance-authority';
import { Input } from '@/components/ui/input';
import './request-list.css';

/** One end of the period, named inside its box. */
export function DateField({
  name,
  label,
  value = '',
  isWrong,
}: {
  name: 'from' | 'to';
  label: string;
  value?: string | undefined;
  isWrong: boolean;
}) {
  return (
    <label className="relative block @max-xl:flex-[1_1_10rem] @max-xl:min-inline-0">
      <span className="pointer-events-none absolute inset-y-0 inset-s-3 grid items-center text-sm text-ink-3">
        {label}
      </span>
      <Input
        size="compact"
        className={cx(
          'date-field tabular @max-md:pe-1.5',
          name === 'from' ? 'ps-[calc(12px+2.5rem)]' : 'ps-[calc(12px+1.375rem)]',
        )}
        type="date"
        name={name}
        defaultValue={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'dates-error' : undefined}
      />
    </label>
  );
}
