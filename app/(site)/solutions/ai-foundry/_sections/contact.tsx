import { Art } from '@/components/art/illustration';
import { RequestDemoButton } from '@/components/demo/request-demo-button';
import { Closing } from '@/components/kinds/closing';
import type { Foundry } from '@/lib/content/solutions';

/** The closing banner: the question goes in on the left, and the Foundry's drawing takes it from there. */
export function Contact({ closing: { title, text, action } }: Pick<Foundry, 'closing'>) {
  return (
    <Closing
      look="ink"
      id="contact"
      title={title}
      text={text}
      actions={<RequestDemoButton size="hero">{action}</RequestDemoButton>}
      art={
        <Art
          kind="foundry"
          width={640}
          height={380}
          ground="none"
          className="[--art-ground:var(--surface-1)]"
        />
      }
    />
  );
}
