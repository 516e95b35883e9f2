'use client';

import { Fragment, useSyncExternalStore } from 'react';
import { type GlyphName, Icon } from '@/components/ui/icon';
import { SegmentedControl, SegmentedItem } from '@/components/ui/segmented-control';
import { themeMessages } from '@/content/messages/layout';
import { readTheme, setTheme, subscribeTheme, type Theme } from './theme';

/** The start-up script's mark shows a chosen theme from the first paint, before the switch has started. */
const choices = [
  { theme: 'system', glyph: 'screen' },
  { theme: 'light', glyph: 'sun' },
  { theme: 'dark', glyph: 'moon' },
] as const satisfies { theme: Theme; glyph: GlyphName }[];

/** The server cannot know the choice: the page shows "system" until hydration. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(subscribeTheme, readTheme, () => 'system');
  return (
    <SegmentedControl
      as="div"
      className="ms-auto @max-md:order-1 @max-md:ms-0"
      role="group"
      aria-label={themeMessages.label}
    >
      {choices.map(({ theme, glyph }) => (
        <Fragment key={theme}>
          <SegmentedItem
            as="button"
            type="button"
            value={theme}
            aria-pressed={chosen === theme}
            onClick={() => setTheme(theme)}
          >
            <Icon name={glyph} size={16} />
            {themeMessages[theme]}
          </SegmentedItem>{' '}
        </Fragment>
      ))}
    </SegmentedControl>
  );
}
