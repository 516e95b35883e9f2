import { cx } from 'class-variance-authority';
import { Input } from '@/components/ui/input';
import { tw } from '@/components/ui/tw';

/** On a phone the whole field opens the calendar, since its icon would take the room of the date. */
const calendar = tw`@max-md:picker-icon:absolute @max-md:picker-icon:inset-0 @max-md:picker-icon:opacity-0 @max-md:picker-icon:block-full @max-md:picker-icon:inline-full`;

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
          'tabular @max-md:pe-1.5',
          name === 'from' ? 'ps-[calc(12px+2.5rem)]' : 'ps-[calc(12px+1.375rem)]',
          calendar,
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
