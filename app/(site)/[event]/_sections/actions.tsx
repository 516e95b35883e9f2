import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { ButtonLink } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import type { Event } from '@/lib/content/event';

/** A demo with a person, or a page that shows one, if it is named. */
export function Actions({ event: { book, watch } }: { event: Event }) {
  return (
    <>
      <RequestDemoButton size="hero">{book}</RequestDemoButton>
      {watch && (
        <ButtonLink variant="tertiary" size="hero" href={watch.href}>
          {watch.label} <Glyph name="arrow" size={20} />
        </ButtonLink>
      )}
    </>
  );
}
