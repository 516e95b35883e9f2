'use client';

import { type ComponentProps, useState } from 'react';
import { Glyph } from '@/components/ui/glyph';

/** A password control that can show what was typed. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="pass">
      <input {...props} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className="icon-btn"
        aria-label="Show password"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Glyph name="eye" size={20} />
      </button>
    </div>
  );
}
