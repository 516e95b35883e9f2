import type { ReactNode } from 'react';
import '@/components/ui/controls.css';

/**
 * The e-mail address of somebody else, with the button that sends it beside it.
 *
 * @param describedBy The ids of what is said below.
 * @param isWrong Whether what was sent is refused because of the address.
 */
export function AddressField({
  id,
  name = 'email',
  label,
  value,
  describedBy,
  isWrong = false,
  children,
}: {
  id: string;
  name?: string;
  label: string;
  value: string | undefined;
  describedBy: string;
  isWrong?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <label className="text-sm leading-5 font-strong" htmlFor={id}>
        {label}
      </label>
      <div className="mbs-1.5 flex flex-wrap gap-2">
        <input
          className="field__control flex-1 basis-60 not-placeholder-shown:lowercase"
          id={id}
          name={name}
          type="email"
          autoComplete="off"
          maxLength={254}
          required
          defaultValue={value}
          aria-describedby={describedBy}
          aria-invalid={isWrong || undefined}
        />
        {children}
      </div>
    </>
  );
}
