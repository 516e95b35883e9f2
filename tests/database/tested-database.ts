export interface Rows<Row> {
  rows: Row[];
}

/** What the suites ask of a database, wherever it runs: PGlite has it as it is. */
export interface TestedDatabase {
  /** Runs statements, and returns what each of them answered. */
  exec(statements: string): Promise<{ rows: Record<string, unknown>[] }[]>;
  /** Runs one statement with parameters. */
  query<Row>(statement: string, parameters?: unknown[]): Promise<Rows<Row>>;
  close(): Promise<void>;
}

/** A database, and the way to apply the migrations of the working folder that it has not seen yet: their names. */
export interface MigratedDatabase {
  database: TestedDatabase;
  migrate: () => Promise<string[]>;
}
