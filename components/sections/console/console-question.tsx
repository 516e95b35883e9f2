import { cx } from 'class-variance-authority';
import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import { consoleMessages } from '@/content/messages/console';
import type { Case } from './console-state';

/** @param isAlone Reserves no room for the limit of another case. */
export function Question({ shown, isOpen, isAlone }: { shown: Case; isOpen: boolean; isAlone: boolean }) {
  const { process, question, why, limit } = shown;
  return (
    <div className={cx('px-(--side) py-3 @md:py-4', !isAlone && '@max-md:min-block-39')}>
      <p className="text-ink-3 @max-md:sr-only">{process}</p>
      <h3 className="mbs-1 mbe-1.5 text-h3">{question}</h3>
      <p className={cx('flex items-baseline gap-2.25 font-medium', isOpen ? 'text-person' : 'text-ink-3')}>
        <span className="marker-person" aria-hidden="true" />
        {why}
      </p>
      {limit && <Limit limit={limit} />}
    </div>
  );
}

/** The amount of the case on one bar, with the part that an agent may decide. */
function Limit({ limit: { text, within, asked, over } }: { limit: NonNullable<Case['limit']> }) {
  return (
    <>
      <StretchedSvg className="mbs-4 mbe-1 stroke-person block-3.5" size={[asked, 14]} strokeWidth={6}>
        <path className="stroke-ink-3" d={`M0 7H${within}`} />
        <path d={`M${within} 7H${asked}`} />
        <path className="stroke-ink" strokeWidth={1.5} d={`M${within} 0V14`} />
      </StretchedSvg>
      <p className="flex text-ink-3">
        <svg
          className="shrink block-0 min-inline-0"
          width={`${(within / asked) * 100}%`}
          aria-hidden="true"
        />
        {/* It ends at the limit, or before the other amount where that needs the room. */}
        <span className="flex justify-end whitespace-nowrap inline-0">{text}</span>{' '}
        <span className="ms-auto shrink-0 ps-3 font-bold whitespace-nowrap text-person">{over}</span>
      </p>
    </>
  );
}

/** The agent's findings, for a person to judge. */
export function Evidence({ evidence }: Pick<Case, 'evidence'>) {
  return (
    <div className="border-bs border-line px-(--side) py-1 @md:col-1 @md:py-4 @2xl:flex @2xl:flex-col @2xl:pbe-1">
      <h4 className="text-sm leading-5 font-normal text-ink-3 @max-md:sr-only">{consoleMessages.evidence}</h4>
      <ul className="row-lines @2xl:grid @2xl:flex-1 @2xl:text-base @2xl:leading-6">
        {evidence.map(({ title, text }) => (
          <li
            className="py-1.5 @md:grid @md:gap-x-6 @md:py-2.5 @md:@max-xl:last:pbe-0 @2xl:grid-cols-[10rem_minmax(0,1fr)] @2xl:content-center @2xl:py-3"
            key={title}
          >
            <b className="font-semibold">{title}</b> <span className="text-balance text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
