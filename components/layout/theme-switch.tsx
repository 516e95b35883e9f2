'use client';

import { Fragment, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { themeMessages } from '@/content/messages/layout';
import { readTheme, setTheme, subscribeTheme, type Theme } from './theme';
import '../ui/controls.css';

const choices = [
  { theme: 'system', glyph: 'screen' },
  { theme: 'light', glyph: 'sun' },
  { theme: 'dark', glyph: 'moon' },
] as const satisfies { theme: Theme; glyph: string }[];

/** The server cannot know the choice: the page shows "system" until hydration. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(subscribeTheme, readTheme, () => 'system');
  return (
    <div
      className="segmented ms-auto flex-wrap phone:order-1 phone:ms-0"
      role="group"
      aria-label={themeMessages.label}
    >
      {choices.map(({ theme, glyph }) => (
        <Fragment key={theme}>
          <button
            className={`segmented__item segmented__item--${theme}`}
            type="button"
            aria-pressed={chosen === theme}
            onClick={() => setTheme(theme)}
          >
            <Icon name={glyph} size={16} />
            {themeMessages[theme]}
          </button>{' '}
        </Fragment>
      ))}
    </div>
  );
}
