import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import type { Salesforce } from '@/content/technologies/schema';

export function Badges({ badges }: Pick<Salesforce, 'badges'>) {
  if (badges.length === 0) return null;
  return (
    <ul className="mbs-4 grid gap-x-6 gap-y-4 inline-full @md:grid-cols-2">
      {badges.map(({ tier, title, text }) => (
        <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4" key={title}>
          <Illustration svg={readDrawing(`badge-${tier}`)} className="art-bare inline-12" />
          <div>
            <p className="leading-6 font-bold">{title}</p>
            <p className="text-help">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
