// Not server-only and with nothing imported: next.config.ts and the build's adapter read it too.

/** A fault in a file of content/. Reported to its author with file, line and cause, without a stack. */
export class ContentFault extends Error {
  /** @param faults One line each: `content/articles/x.md:3: title: has a line end`. */
  constructor(faults: string) {
    super(faults);
    this.name = 'Content';
    // What prints an error prints this, and its last line is the last of a build.
    this.stack = faults;
  }
}

/** What is wrong in a text that does not know its file. */
export class TextFault extends Error {
  /** Where, counted from 1 in the text, if it is known. */
  readonly line: number | undefined;

  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}
