import { callAction, demoRequest, sessionOf, startRecorder, startServer } from '../attacks/support';
import { createAccount, expect, test } from './support';

test('a public page asks the backend nothing, the dashboard asks who it is and then two things at once, a submit three times', async () => {
  const recorder = await startRecorder();
  const server = await startServer({ SUPABASE_URL: recorder.url });
  try {
    const { cookie } = await sessionOf(await createAccount());
    const headers = { Cookie: cookie };
    const asked = async (run: () => Promise<Response>) => {
      recorder.calls.length = 0;
      await (await run()).text();
      return recorder.calls.map(({ url }) => url.split('?')[0]);
    };
    expect(await asked(() => fetch(server.url, { headers }))).toEqual([]);
    expect(await asked(() => fetch(`${server.url}/dashboard-list-form-data`, { headers }))).toEqual([
      '/auth/v1/user',
      '/rest/v1/rpc/read_dashboard',
      '/rest/v1/rpc/enter_dashboard',
    ]);
    expect(
      await asked(() => callAction('requestDemo', [demoRequest()], { to: server.url, headers })),
    ).toEqual(['/auth/v1/user', '/rest/v1/demo_requests', '/functions/v1/send-demo-email']);
  } finally {
    server.stop();
    recorder.stop();
  }
});
