import { NoBreakHyphens } from './no-break-hyphens';

export interface Heading {
  title: string;
  line?: string | undefined;
}

export function SectionTitle({
  id,
  heading: { title, line },
  className = '',
}: {
  id: string;
  heading: Heading;
  className?: string;
}) {
  return (
    <hgroup className={className}>
      <h2 className="text-h2 measure-20 print:break-inside-avoid" id={id}>
        <NoBreakHyphens text={title} />
      </h2>
      {line && (
        <p className="mbs-2 text-h4 font-medium text-balance measure-34">
          <NoBreakHyphens text={line} />
        </p>
      )}
    </hgroup>
  );
}
