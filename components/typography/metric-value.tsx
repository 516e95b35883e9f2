import { tw } from '@/components/ui/tw';

const small = tw`mx-[0.2em] text-[0.42em] font-medium tracking-tight last:me-0`;

/** Sets digits at full size and units small. */
export function MetricValue({ children, unit = small }: { children: string; unit?: string }) {
  return children.split(/([\d.,]*\d)/).map((part, index) => {
    if (index % 2 === 1 || part === '') return part;
    return (
      // The parts of one level never change places.
      <span className={/\s/.test(part) ? unit : 'text-[0.62em]'} key={index}>
        {part}
      </span>
    );
  });
}
