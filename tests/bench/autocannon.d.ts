/** What this project uses of the load generator, which brings no types. */
declare module 'autocannon' {
  function autocannon(options: autocannon.Options): autocannon.Run;
  namespace autocannon {
    interface Result {
      errors: number;
      timeouts: number;
      non2xx: number;
      requests: { total: number; average: number };
      latency: { p50: number; p97_5: number; p99: number; max: number };
    }
    interface Options {
      url: string;
      connections: number;
      /** Seconds. */
      duration: number;
      requests: { method: 'GET'; path: string; headers?: Record<string, string> }[];
    }
    interface Run extends Promise<Result> {
      stop(): void;
    }
  }
  export = autocannon;
}
