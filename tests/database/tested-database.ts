export interface Rows<Row> {
  rows: Row[];
}

/** The part of a database that tests use, wherever it runs: PGlite has it as it is. */
export interface TestedDatabase {
  /** Runs statements, and returns the answer of each. */
  exec(statements: string): Promise<{ rows: Record<string, unknown>[] }[]>;
  /** Runs one statement with parameters. */
  query<Row>(statement: string, parameters?: unknown[]): Promise<Rows<Row>>;
}
