import { seedRequests } from '../../supabase/local/seed-rows.ts';
import { call, signUp } from '../database/server/data-api.ts';
import { openServer } from '../database/server/server.ts';
import { dashboardQuestions, type Measure, measured } from './dashboard-questions.ts';

/**
 * Measures the dashboard's two functions on a PostgreSQL server, asked as the Data API asks them.
 *
 * @param url A superuser's login on a server for tests.
 * @param sizes Numbers of requests.
 */
export async function benchOnServer(
  url: string,
  sizes: readonly number[],
  times: number,
): Promise<Measure[]> {
  const server = await openServer(url, process.env['DATABASE_TEST_HOST']);
  const measures: Measure[] = [];
  try {
    for (const rows of sizes) {
      const hosted = await server.create('old');
      await hosted.migrate();
      await seedRequests(hosted.database, rows);
      const person = await signUp(await hosted.connect('supabase_auth_admin'));
      const connection = await hosted.connect('authenticator');
      const ask = (name: string, args: Record<string, unknown>) => async () => {
        const list = Object.keys(args).map((arg, index) => `${arg} => $${index + 1}`);
        const answer = await call(
          connection,
          person,
          `select (public.${name}(${list.join(', ')}) ->> 'total')::integer as total`,
          Object.values(args),
        );
        if ('code' in answer) throw new Error(`The database answered ${answer.code}.`);
        return Number(answer.rows[0]?.['total']);
      };
      for (const [what, args] of Object.entries(dashboardQuestions())) {
        measures.push(await measured(rows, what, times, ask('list_demo_requests', args)));
        measures.push(await measured(rows, `dashboard, ${what}`, times, ask('read_dashboard', args)));
      }
      await hosted.drop();
    }
  } finally {
    await server.close();
  }
  return measures;
}
