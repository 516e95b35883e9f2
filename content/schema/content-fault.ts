// Not server-only and without imports, because next.config.ts and the adapter read it too.

/** A mistake in a record. scripts/check-content.ts finds the record, and knows its file and line. */
export interface RecordFault {
  record: unknown;
  path: readonly PropertyKey[];
  message: string;
}

/** Reports faults in content/ to their author, each in one line: `content/articles/x.md:3: title: has a line end`. */
export class ContentFault extends Error {
  readonly #faults: readonly (RecordFault | string)[];

  constructor(...faults: (RecordFault | string)[]) {
    super([...new Set(faults.map(formatFault))].join('\n'));
    this.name = 'ContentFault';
    this.#faults = faults;
    // A stack would hide the faults, which must be the last lines of a build.
    this.stack = this.message;
  }

  get faults() {
    return this.#faults;
  }

  /** Node would print brackets around an error without a stack. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }
}

/** Formats a fault without file and line, which a record alone does not know. */
function formatFault(fault: RecordFault | string): string {
  if (typeof fault === 'string') return fault;
  const { slug } = Object(fault.record) as { slug?: string };
  return ['content/', ...(slug === undefined ? [] : [slug]), formatField(fault.path, fault.message)].join(
    ': ',
  );
}

/** Puts the field before what is wrong; a record as a whole has none. */
export const formatField = (path: readonly PropertyKey[], message: string): string =>
  [...(path.length > 0 ? [path.join('.')] : []), message].join(': ');

/** Tells a ContentFault of another copy of this module too. */
export const isContentFault = (cause: unknown): cause is ContentFault =>
  cause instanceof Error && cause.name === 'ContentFault';

export class TextFault extends Error {
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}
