export interface Rows<Row> {
  rows: Row[];
}

/** The part of a database that tests use, which PGlite has. */
export interface TestedDatabase {
  /** Runs statements, and returns the result of each. */
  exec(statements: string): Promise<{ rows: Record<string, unknown>[] }[]>;
  query<Row>(statement: string, parameters?: unknown[]): Promise<Rows<Row>>;
}
