// Not server-only and without imports, because next.config.ts and the adapter read it too.

/** Reports a fault in content/ to its author with file, line and cause. */
export class ContentFault extends Error {
  /** @param faults One line each: `content/articles/x.md:3: title: has a line end`. */
  constructor(faults: string) {
    super(faults);
    this.name = 'Content';
    // A stack would hide the fault, which must be the last line of a build.
    this.stack = faults;
  }
}

export class TextFault extends Error {
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}
