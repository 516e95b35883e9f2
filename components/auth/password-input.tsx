'use client';

import { type ComponentProps, useState } from 'react';
import { Glyph } from '@/components/ui/glyph';
import { authForms } from '@/content/words/auth';

/** A password control that can show what was typed. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input {...props} className={`${className} pe-13`} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className="icon-btn absolute inset-e-0.5 inset-bs-0.5"
        aria-label={authForms.password.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Glyph name="eye" size={20} />
      </button>
    </div>
  );
}
