import { Icon } from '@/components/ui/icon';
import type { Menu } from '@/content/navigation.schema';
import { NavLink } from './nav-link';

export function MenuFeature({ feature }: { feature: NonNullable<Menu['feature']> }) {
  return (
    <NavLink
      className="group/feature flex flex-col border-s border-line bg-accent-soft focus-visible:[box-shadow:none] focus-visible:-outline-offset-4"
      href={feature.href}
    >
      <Field />
      <span className="mbs-auto grid gap-1 px-5 pbs-3 pbe-5">
        <span className="text-base leading-5 font-bold">{feature.label}</span>{' '}
        <span className="text-help text-ink-2">{feature.text}</span>{' '}
        <span className="mbs-2 inline-flex items-center gap-1.5 text-xs leading-5 font-semibold text-accent">
          {feature.action}{' '}
          <Icon name="arrow" size={16} className="eased-move group-hover/feature:[translate:3px]" />
        </span>
      </span>
    </NavLink>
  );
}

function Field() {
  const rows = Array.from({ length: 17 }, (_, row) => `M4 ${row * 9 + 4}h232`);
  const stops = ['40 31', '94 76', '130 22', '157 112', '202 58', '67 130'];
  return (
    <svg className="mx-5 mbs-6 text-accent block-auto" viewBox="0 0 236 152" fill="none" aria-hidden="true">
      <path
        d={rows.join('')}
        stroke="currentColor"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeDasharray="0 9"
        strokeOpacity={0.6}
      />
      <path
        className="fill-person stroke-accent-soft"
        d={stops.map((place) => `M${place}m-9 0 9-9 9 9-9 9z`).join('')}
        strokeWidth={5}
        paintOrder="stroke"
      />
    </svg>
  );
}
