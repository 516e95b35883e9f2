/** A printed level in large type: its digits at full size, its units small beside them. */
export function Level({ children, unit = 'text-[0.42em]' }: { children: string; unit?: string }) {
  return children.split(/([\d.,]*\d)/).map((part, index) => {
    if (index % 2 === 1 || part === '') return part;
    const look = /\s/.test(part) ? `mx-[0.2em] last:me-0 ${unit}` : 'text-[0.62em]';
    return (
      // The parts of one level never change places.
      <span className={`font-medium tracking-[-0.015em] ${look}`} key={index}>
        {part}
      </span>
    );
  });
}
