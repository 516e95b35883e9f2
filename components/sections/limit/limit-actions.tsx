import { useState } from 'react';
import { tw } from '@/components/ui/tw';
import { limitMessages } from '@/content/messages/limit';
import type { LimitChoice } from './use-limit';

const button = tw`min-block-11`;

/** Leads back to the limit in force, and copies a link to the chosen one. */
export function LimitActions({
  choice: { limit, choose, slider },
  usual,
}: {
  choice: LimitChoice;
  usual: number;
}) {
  const [answer, setAnswer] = useState<{ limit: number; text: string }>();
  const say = (text: string) => () => setAnswer({ limit, text });
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm min-block-11 print:hidden" data-scripted>
      {limit !== usual && (
        <>
          <button
            className={button}
            type="button"
            onClick={() => {
              choose(usual);
              slider.current?.focus();
            }}
          >
            <span className="link">{limitMessages.undo(usual)}</span>
          </button>{' '}
          <button
            className={button}
            type="button"
            onClick={() =>
              void navigator.clipboard
                .writeText(location.href)
                .then(say(limitMessages.copied), say(limitMessages.notCopied))
            }
          >
            <span className="link">{limitMessages.copy(limit)}</span>
          </button>
        </>
      )}{' '}
      <span className="text-ink-2" role="status">
        {answer?.limit === limit && answer.text}
      </span>
    </p>
  );
}
