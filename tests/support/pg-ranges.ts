const LAST = 0x10ffff;

/** One code point in the form PostgreSQL's regular expressions read. */
export function escapeForPg(code: number): string {
  const hex = code.toString(16).toUpperCase();
  return code > 0xffff ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}

/**
 * The characters of a kind, as PostgreSQL lists them in a class.
 *
 * @param isOne Whether a character is of the kind.
 * @param isBridge Whether a gap of nothing but such characters does not end a range.
 */
export function pgRanges(
  isOne: (character: string) => boolean,
  isBridge: (character: string) => boolean = () => false,
): string {
  const ranges: [first: number, last: number][] = [];
  let open = false;
  for (let code = 0; code <= LAST; code += 1) {
    const range = ranges.at(-1);
    const character = String.fromCodePoint(code);
    if (isOne(character)) {
      if (open && range) range[1] = code;
      else ranges.push([code, code]);
      open = true;
    } else if (!isBridge(character)) {
      open = false;
    }
  }
  return ranges
    .map(([first, last]) =>
      first === last ? escapeForPg(first) : `${escapeForPg(first)}-${escapeForPg(last)}`,
    )
    .join('');
}
