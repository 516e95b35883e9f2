import { cx } from 'class-variance-authority';
import { useTabValue } from '@/components/ui/use-tab-value';
import { IconButton } from '@/components/ui/icon-button';
import { ownTrace } from '@/content/messages/demo';
import { buildAttachment, describeStep } from '@/lib/demo/attach-steps';
import { type Draft, DRAFT_KEY, OWN_TRACE_KEY, saveDraft } from '@/lib/demo/draft';
import { type NotedStep, saveSteps } from '@/lib/demo/own-trace';

/**
 * Returns the steps of this tab, those that the visitor has ticked, and what they add to a purpose.
 *
 * @param purpose Undefined until its field is registered.
 */
export function useOwnTrace(purpose = '') {
  const steps = (useTabValue(OWN_TRACE_KEY) as { steps: NotedStep[] } | null)?.steps ?? [];
  const attached = (useTabValue(DRAFT_KEY) as Draft | null)?.attached ?? [];
  const ticked = steps.filter(({ at }) => attached.includes(at));
  return { steps, ticked, attachment: buildAttachment(purpose, ticked) };
}

type OwnTrace = ReturnType<typeof useOwnTrace>;

/** The visit of this tab, line by line. A request holds the ticked lines alone. */
export function OwnTraceList({ steps, ticked }: OwnTrace) {
  const tick = (step: NotedStep) => {
    const others = ticked.filter((each) => each !== step);
    saveDraft({ attached: (others.length < ticked.length ? others : [...ticked, step]).map(({ at }) => at) });
  };
  const remove = (step: NotedStep, button: HTMLElement) => {
    const line = button.closest('li');
    const next = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button');
    (next ?? button.closest('details')?.querySelector('summary'))?.focus();
    saveSteps(steps.filter((each) => each !== step));
  };
  return (
    <>
      <p className="mbs-2 mbe-1 text-xs leading-5 text-ink-2">
        {ownTrace.stays} {steps.length > 0 ? ownTrace.tick : ownTrace.empty}
      </p>
      <ol>
        {steps.map((step) => {
          const { time, actor, evidence, action, result } = describeStep(step);
          return (
            <li className="flex items-start gap-2 border-line py-1 not-first:border-bs" key={step.at}>
              <label className="flex flex-auto gap-3 py-2 text-sm leading-5">
                <input
                  type="checkbox"
                  className="m-0.5 size-4 flex-none accent-accent"
                  checked={ticked.includes(step)}
                  onChange={() => tick(step)}
                />
                <span className="grid flex-auto gap-x-3 sm:grid-cols-[5rem_minmax(0,1fr)]">
                  <span className={cx('label leading-5', step.took ? 'text-person' : 'text-ink-3')}>
                    {time} {actor}
                  </span>{' '}
                  <span className="wrap-anywhere">
                    <b className="font-semibold">{evidence}</b>{' '}
                    <span className="block text-ink-2">
                      {action} · {result}
                    </span>
                  </span>
                </span>
              </label>
              <IconButton
                icon="close"
                iconSize={16}
                size="compact"
                className="flex-none"
                label={ownTrace.remove(`${time} ${evidence}`)}
                onClick={({ currentTarget }) => remove(step, currentTarget)}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Shows before sending what the ticked lines add to the purpose. */
export function Attachment({ attachment: { text, left } }: OwnTrace) {
  return (
    <div className="empty:absolute" role="status">
      {(text || left > 0) && (
        <div className="grid gap-1 border-s-2 border-accent ps-3 text-xs leading-5">
          {text && (
            <>
              <p className="font-semibold">{ownTrace.added}</p>
              <p className="wrap-anywhere whitespace-pre-line text-ink-2">{text}</p>
            </>
          )}
          {left > 0 && <p className="text-ink-2">{ownTrace.left(left)}</p>}
        </div>
      )}
    </div>
  );
}
