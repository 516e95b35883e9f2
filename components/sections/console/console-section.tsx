import type { ComponentProps } from 'react';
import { BrandMark } from '@/components/illustrations/brand-mark';
import { HeadedSection } from '@/components/sections/headed-section';
import { consoleMessages } from '@/content/messages/console';
import { formatNumber } from '@/content/messages/locale';
import { intellimate } from '@/content/intellimate';
import { Console } from './console';
import type { Case } from './console-state';

/** The console below a heading. The case with the least time comes first. */
export function ConsoleSection({
  cases,
  ...section
}: Pick<ComponentProps<typeof HeadedSection>, 'heading' | 'className'> & { cases: readonly Case[] }) {
  const { runs, stops } = intellimate.weekend;
  return (
    <HeadedSection {...section} surface="dark" headingId="checkpoints">
      <figure>
        <Console
          cases={cases.toSorted((one, other) => one.left - other.left)}
          others={formatNumber(runs - stops.length)}
          mark={<BrandMark />}
        />
        <figcaption className="mbs-3 text-help">
          {consoleMessages.caption(formatNumber(runs), formatNumber(stops.length))}
        </figcaption>
      </figure>
    </HeadedSection>
  );
}
