import { FootnoteRef } from '@/components/typography/footnote-ref';
import type { Weekend } from '@/lib/content/runs';
import type { LimitNotes } from './limit-control';

export function createLimitNotes({ refunds }: Weekend): LimitNotes | undefined {
  if (!refunds) return;
  const { waiting, minutes, wrong } = refunds.sources;
  return [
    <FootnoteRef key="waiting" source={waiting} />,
    <FootnoteRef key="minutes" source={minutes} />,
    <FootnoteRef key="wrong" source={wrong} />,
  ];
}
