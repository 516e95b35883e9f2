import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { check } from '../../support/checks.ts';
import {
  type Answer,
  ask,
  begin,
  call,
  type Caller,
  insertOf,
  outcome,
  secretKey,
  signUp,
  visitor,
} from './data-api.ts';
import type { HostedDatabase, Login } from './server.ts';

const SELECT = 'select id from public.demo_requests';
const TASKS = 'select request_id from public.demo_request_notifications';
const SETTINGS = 'select requests_readable_by from private.settings';
const id = randomUUID();

/** What nobody may do through the Data API, whoever they are. */
const NOBODYS: [what: string, statement: string][] = [
  ['change a request', "update public.demo_requests set name = 'Changed'"],
  ['delete a request', 'delete from public.demo_requests where true'],
  ['empty the table', 'truncate public.demo_requests cascade'],
  ['read the outbox', TASKS],
  ['read the settings', SETTINGS],
  ['read accounts', 'select id from auth.users'],
  ['read sessions', 'select id from auth.sessions'],
  ['add to the table', 'alter table public.demo_requests add column more text'],
  ['make a table', 'create table public.more (id integer)'],
  ['take away the policies', 'alter table public.demo_requests disable row level security'],
  [
    'put a trigger on the table',
    'create trigger more after insert on public.demo_requests execute function private.queue_demo_notification()',
  ],
  ['choose who sent it', insertOf()[0].replace('(id,', '(user_id,')],
];
const FOR_WORKERS: [what: string, statement: string][] = [
  ['claim_demo_notifications', 'select * from public.claim_demo_notifications()'],
  ['claim_demo_deliveries', `select * from public.claim_demo_deliveries('team')`],
  ['name_demo_destinations', `select public.name_demo_destinations('{receipt}')`],
  ['settle_demo_notification', `select public.settle_demo_notification('${id}', '${id}')`],
  ['demo_notification_status', `select public.demo_notification_status('${id}')`],
  ['park_lost_demo_notifications', 'select public.park_lost_demo_notifications()'],
  ['note_delivery_run', 'select public.note_delivery_run()'],
  ['claim_staff_invitation', 'select * from public.claim_staff_invitation()'],
  ['settle_staff_invitation', `select public.settle_staff_invitation('${id}')`],
  ['return_staff_invitation', `select public.return_staff_invitation('${id}')`],
  ['read_deployment', 'select public.read_deployment()'],
  ['choose_request_readers', `select public.choose_request_readers('verified')`],
  ['appoint_staff', `select public.appoint_staff('nobody')`],
  ['delete_old_demo_requests', 'select public.delete_old_demo_requests()'],
];
const FOR_READERS: [what: string, statement: string][] = [
  ['list_demo_requests', 'select public.list_demo_requests()'],
  ['read_dashboard', 'select public.read_dashboard()'],
  ['read_demo_notifications', `select * from public.read_demo_notifications('{${id}}')`],
  ['parked_demo_notifications', 'select * from public.parked_demo_notifications()'],
  ['release_demo_notification', `select public.release_demo_notification('${id}')`],
  ['may_send_demo_notification', `select public.may_send_demo_notification('${id}')`],
  ['count_recent_demo_requests', 'select * from public.count_recent_demo_requests()'],
  ['read_team', 'select public.read_team()'],
  ['read_keeping', 'select public.read_keeping()'],
  ['find_person', `select public.find_person('nobody')`],
  ['export_person', `select public.export_person('nobody')`],
  ['erase_person', `select public.erase_person('nobody', 'nobody')`],
];

/** Policies and privileges by role, with the logins and transactions that the Data API and the auth service use. */
export async function checkPolicies(hosted: HostedDatabase): Promise<void> {
  const owner = await hosted.connect('hosted_postgres');
  const authService = await hosted.connect('supabase_auth_admin');
  const dataApi = await hosted.connect('authenticator');
  const ada = await signUp(authService);
  const bob = await signUp(authService);
  const as = (caller: Caller, statement: string, parameters?: unknown[]) =>
    call(dataApi, caller, statement, parameters);
  const read = async (caller: Caller) => {
    const answer = await as(caller, `${SELECT} order by created_at`);
    return 'rows' in answer ? answer.rows.map((row) => row['id']) : outcome(answer);
  };
  const denied = (answer: Answer) => assert.equal(outcome(answer), '42501');

  await check('AT-03: a request is saved in the name of its session, and read by others', async () => {
    assert.equal(outcome(await as(ada, ...insertOf({ id }))), 'ok');
    const { rows } = await owner.query('select user_id from public.demo_requests where id = $1', [id]);
    assert.deepEqual(rows, [{ user_id: ada.id }]);
    assert.deepEqual(await read(bob), [id]);
  });
  for (const caller of [visitor, secretKey]) {
    await check(`AT-01: ${caller.role}: no insert`, async () => denied(await as(caller, ...insertOf())));
    await check(`AT-02: ${caller.role}: no select`, async () => denied(await as(caller, SELECT)));
    await check(`AT-02: ${caller.role}: no count`, async () =>
      denied(await as(caller, 'select count(*) from public.demo_requests')),
    );
    for (const [what, statement] of FOR_READERS)
      await check(`AT-02: ${caller.role}: no ${what}`, async () => denied(await as(caller, statement)));
  }
  for (const caller of [visitor, ada]) {
    for (const [what, statement] of FOR_WORKERS)
      await check(`AT-02: ${caller.role}: no ${what}`, async () => denied(await as(caller, statement)));
  }
  for (const caller of [visitor, ada, secretKey])
    for (const [what, statement] of NOBODYS)
      await check(`AT-04: ${caller.role} may not ${what}`, async () => {
        // Whoever refuses first: some are refused for their owner, some for their schema.
        denied(await as(caller, statement, statement.includes('$1') ? insertOf()[1] : []));
      });
  await check('the secret key does what the mail function needs, and that alone', async () => {
    const answer = await as(secretKey, 'select name from public.claim_demo_notifications($1)', [id]);
    assert.deepEqual(answer, { rows: [{ name: 'Ada Lovelace' }] });
  });

  for (const [login, statements] of [
    // Before a request says who asks, the Data API itself may do nothing.
    ['authenticator', [SELECT, TASKS, SETTINGS, 'set role hosted_postgres', 'set role supabase_admin']],
    ['supabase_auth_admin', [SELECT, TASKS, SETTINGS, 'set role hosted_postgres', 'set role service_role']],
    [
      'hosted_postgres',
      ['set role supabase_auth_admin', 'set role supabase_admin', 'create table auth.more ()'],
    ],
  ] satisfies [Login, string[]][])
    for (const statement of statements)
      await check(`${login} is refused: ${statement}`, async () => {
        const connection = await hosted.connect(login);
        denied(await ask(connection, statement));
        await connection.end();
      });

  await check('the role of a request ends with its transaction', async () => {
    await begin(dataApi, ada);
    await dataApi.query('commit');
    denied(await ask(dataApi, SELECT));
  });
  await check('people are given as long as the hosted service gives them', async () => {
    for (const [caller, limit] of [
      [visitor, '3s'],
      [ada, '8s'],
      [secretKey, '8s'],
    ] as const) {
      const answer = await as(caller, "select current_setting('statement_timeout') as limit");
      assert.deepEqual(answer, { rows: [{ limit }] });
    }
  });

  await check(
    'AT-53: signed out by the auth service: the token in hand reads and sends nothing',
    async () => {
      await authService.query('delete from auth.sessions where id = $1', [bob.session]);
      assert.deepEqual(await read(bob), []);
      assert.deepEqual(await as(bob, 'select public.read_dashboard()'), { code: 'PGRST', status: 401 });
      denied(await as(bob, ...insertOf()));
      assert.deepEqual(await read(ada), [id]);
    },
  );
  await check('AT-53: banned by the auth service: at once', async () => {
    const eve = await signUp(authService);
    assert.deepEqual(await read(eve), [id]);
    await authService.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [
      eve.id,
    ]);
    assert.deepEqual(await read(eve), []);
  });
  await check('an account that the auth service deletes leaves its request', async () => {
    await authService.query('delete from auth.users where id = $1', [ada.id]);
    assert.deepEqual(await read(ada), []);
    const { rows } = await owner.query('select id, user_id from public.demo_requests');
    assert.deepEqual(rows, [{ id, user_id: null }]);
  });

  await check(
    'the secret key makes a member and deletes what is old, and a member erases a person',
    async () => {
      const somebody = await signUp(authService);
      const forgotten = await signUp(authService);
      for (const [{ id: account }, email] of [
        [somebody, 'somebody@company.com'],
        [forgotten, 'forgotten@company.com'],
      ] as const)
        await authService.query('update auth.users set email = $2 where id = $1', [account, email]);
      try {
        const appoint = "select public.appoint_staff('Somebody@company.com') ->> 'status' as status";
        assert.deepEqual(await as(secretKey, appoint), { rows: [{ status: 'added' }] });
        assert.deepEqual(await read(somebody), [id]);
        assert.deepEqual(await read(forgotten), []);

        assert.equal(outcome(await as(forgotten, ...insertOf())), 'ok');
        const erase =
          "select public.erase_person('forgotten@company.com', 'forgotten@company.com') - 'account' as answer";
        assert.deepEqual(await as(somebody, erase), {
          rows: [{ answer: { status: 'erased', requests: 1 } }],
        });
        assert.deepEqual(await read(somebody), [id]);
        assert.equal(
          (await authService.query('select from auth.users where id = $1', [forgotten.id])).rowCount,
          0,
        );

        assert.deepEqual(await as(somebody, `select public.remove_from_team('${somebody.id}') as status`), {
          rows: [{ status: 'last' }],
        });
        await owner.query("update auth.users set raw_app_meta_data = '{}' where id = $1", [somebody.id]);
        assert.deepEqual(await read(somebody), []);
        await owner.query("update public.demo_requests set created_at = now() - interval '25 months'");
        const forget = 'select public.delete_old_demo_requests() as gone';
        assert.deepEqual(await as(secretKey, forget), { rows: [{ gone: 1 }] });
        // Without the extension the schedule is somebody else's, as the page says.
        assert.deepEqual((await owner.query('select private.schedule_keeping() as there')).rows, [
          { there: false },
        ]);
      } finally {
        await owner.query("update private.settings set requests_readable_by = 'verified'");
      }
    },
  );

  await Promise.all([owner, authService, dataApi].map((connection) => connection.end()));
}
