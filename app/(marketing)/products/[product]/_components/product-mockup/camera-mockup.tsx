import { cx } from 'class-variance-authority';
import { StretchedSvg } from '@/components/illustrations/stretched-svg';
import { tw } from '@/components/ui/tw';
import type { ScreenOf } from '@/content/products/schema';
import { stopGround } from '@/components/sections/mockup-parts';
import { YardMockup } from './yard-mockup';

type Camera = ScreenOf<'camera'>;

const tag = tw`absolute flex items-center gap-1.5 rounded-tag px-2 py-0.5 label leading-4 whitespace-nowrap forced-colors:outline`;
/** Positions of the tags on the drawing: the door, the pallets, a person's outline. */
const places = [tw`camera-door @max-2xs:hidden`, tw`camera-pallets @max-xs:hidden`];
const atPerson = tw`camera-person`;

export function CameraMockup({ mock: { camera, tags, clip, note, log } }: { mock: Camera }) {
  const things = tags.filter(({ person }) => !person);
  return (
    <div className="camera-screen grid grid-cols-1">
      <div className="relative overflow-hidden bg-tint min-block-62">
        <div className="camera-yard absolute">
          <YardMockup />
          <ul>
            {tags.map(({ text, person }) => (
              <li
                className={cx(
                  tag,
                  'bg-surface-1 outline-1',
                  person
                    ? cx('text-person outline-person', atPerson)
                    : cx(
                        'camera-on-thing text-ink',
                        places[things.findIndex((thing) => thing.text === text)],
                      ),
                )}
                key={text}
              >
                {person && <span className="marker-person" aria-hidden="true" />}
                {text}
              </li>
            ))}
          </ul>
        </div>
        <p className={cx(tag, 'camera-name')}>{camera}</p>
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-bs border-line bg-surface-2 px-4 py-2.5 label text-ink-3 @sm:px-5">
        <p>{clip}</p>
        <StretchedSvg className="block-4" size={[100, 16]}>
          <path className="stroke-line-strong" d="M0 8H100" />
          <path className="stroke-tint-ink stroke-3" d="M20 8H80" />
          <path className="stroke-person stroke-2" d="M50 1V15" />
        </StretchedSvg>
        <p>{note}</p>
      </div>
      <ol className="grid border-bs border-line @sm:grid-cols-2">
        {log.map(({ at, text }, index) => (
          <li
            className={cx(
              'grid gap-0.5 px-4 py-2.5 text-xs leading-4.5 @sm:px-5',
              index === 0 ? stopGround : 'text-ink-2',
            )}
            key={at}
          >
            <p className={cx('flex items-center gap-2 label', index === 0 ? 'text-person' : 'text-ink-3')}>
              {index === 0 && <span className="marker-person" aria-hidden="true" />}
              {at}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
