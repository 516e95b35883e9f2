import { createServer, request as forward } from 'node:http';
import { freePort } from '../../supabase/local/ports.ts';

/** A proxy before the site whose gate lets no script of the framework through until it is opened. */
export interface ScriptGate {
  /** What a browser is told to use as its HTTP proxy. */
  url: string;
  open: () => void;
  stop: () => void;
}

/** Starts a slow line: everything arrives, save the scripts, which wait for the gate. Works with any browser. */
export async function startScriptGate(): Promise<ScriptGate> {
  const gate = Promise.withResolvers<undefined>();
  const server = createServer((call, answer) => {
    const { method, headers, url = '' } = call;
    const pass = () => {
      const onward = forward(url, { method, headers }, (back) => {
        answer.writeHead(back.statusCode ?? 502, back.headers);
        back.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      call.pipe(onward);
    };
    if (/\.js(\?|$)/.test(url)) void gate.promise.then(pass);
    else pass();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    open: () => gate.resolve(undefined),
    stop() {
      gate.resolve(undefined);
      server.closeAllConnections();
      server.close();
    },
  };
}
