import { MockupFrame } from '@/components/sections/mockup-frame';
import { Stop } from '@/components/sections/mockup-parts';
import { Icon } from '@/components/ui/icon';
import type { Salesforce } from '@/content/technologies/schema';

type CaseExample = NonNullable<Salesforce['agents']['example']>;

/** Shows a case: its fields, the agent's permissions beside them, and the step that is left to a person. */
export function CaseRecord({
  example: { title, state, fields, permissions, stop, caption },
}: {
  example: CaseExample;
}) {
  return (
    <MockupFrame title={title} state={state} caption={caption}>
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @max-xs:grid-cols-1">
        <dl>
          {fields.map(({ label, value }) => (
            <div className="grid gap-0.5 border-line px-4 py-2.75 not-first:border-bs @sm:px-5" key={label}>
              <dt className="label text-ink-3">{label}</dt>
              <dd className="flex items-center gap-2.5 text-sm leading-5.5 font-medium">
                <span className="marker-agent" aria-hidden="true" />
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <div className="border-s border-line bg-surface-2 px-4 py-3.5 @max-xs:border-s-0 @max-xs:border-bs @sm:px-5">
          <p className="mbe-2 label text-ink-3">{permissions.title}</p>
          <ul className="grid gap-3 text-sm leading-5.5">
            {permissions.items.map(({ text, isAllowed }) => (
              <li className="flex items-center gap-2" key={text}>
                <Icon
                  name={isAllowed ? 'check' : 'close'}
                  size={16}
                  className={isAllowed ? 'text-accent' : 'text-ink-3'}
                />
                <span className={isAllowed ? '' : 'text-ink-3'}>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Stop {...stop} />
    </MockupFrame>
  );
}
