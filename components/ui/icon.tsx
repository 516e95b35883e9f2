import { cx } from 'class-variance-authority';

/** Drawn on a 24 px grid with a 1.5 px stroke. */
const paths = {
  account: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20c.9-3.4 3.7-5 7.5-5s6.6 1.6 7.5 5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M7 10l5 5 5-5',
  'chevron-left': 'M14 7l-5 5 5 5',
  'chevron-right': 'M10 7l5 5-5 5',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  down: 'M12 5v14M6 13l6 6 6-6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  error: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 7.5v6M12 16.2v.3',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.5',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 8h16M4 16h16',
  moon: 'M19.5 14A8 8 0 0 1 10 4.5A8 8 0 1 0 19.5 14z',
  ok: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM8 12.5l2.8 2.8L16 9.5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5l10.5 6.5L8 18.5z',
  refresh: 'M19 12a7 7 0 1 1-2-5M19 3.5V8h-4.5',
  screen: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.2 15.2L20 20',
  sort: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  up: 'M12 19V6M6 11l6-6 6 6',
  warn: 'M12 4L21 20H3zM12 10v5M12 17.5v.3',
  converse: 'M3.5 10v4M6.5 7v10M9.5 9.5v5M12.5 4.5v15M15.5 8.5v7M18.5 11v2',
  pulse: 'M3 20h18M3 17C9 17 9.5 8.5 14 8.5S18.5 17 21 17M3 11.5C5 11.5 5.5 5 8.5 5C10.3 5 11 7 11.8 9.2',
  reach:
    'M4 12a1 1 0 1 0 2 0a1 1 0 0 0-2 0M6 12C12 12 12 4.5 20 4.5M6 12C12 12 13 9.5 20 9.5M6 12C12 12 13 14.5 20 14.5M6 12C12 12 12 19.5 20 19.5',
  resilience: 'M3 16h4l3-9h4l3 9h4M9.5 18l1.5-4M13 18l1.5-4',
  vision: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
  workflow: 'M3.5 5h6v5h-6zM14.5 5h6v5h-6zM14.5 15h6v5h-6zM9.5 7.5h5M6.5 10v7.5h8',
} as const;

export type GlyphName = keyof typeof paths;

/** Decorative: the words beside it carry the meaning. */
export function Icon({
  name,
  size = 24,
  className,
}: {
  name: GlyphName;
  size?: 24 | 20 | 16 | undefined;
  className?: string | undefined;
}) {
  return (
    <svg className={cx('icon', className)} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
