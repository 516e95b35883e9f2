import { parseArgs } from 'node:util';
import { FriendlyError } from '../process/friendly-error.ts';
import { connect, findProject, readData } from '../operator/project.ts';
import { checkAddresses } from './check/addresses.ts';
import {
  checkFirstProof,
  checkMigrations,
  checkPolicyText,
  checkRetention,
  checkSchedule,
  checkStaff,
  deployment,
} from './check/database.ts';
import { type Check, fail, runChecks } from './check/run-checks.ts';
import { checkAuth, checkAuthSecretKey, checkFunction, checkHealth } from './check/services.ts';
import { checkSettings } from './check/settings.ts';
import { runTrial } from './check/trial.ts';

const USAGE = `npm run deploy:check                                     checks settings, project and site
npm run deploy:check -- --trial name@company.example     sends a request to the site, and deletes it`;

async function checkDeployment(): Promise<void> {
  const project = findProject();
  console.log(
    `The project at ${new URL(project.url).host}${project.isEmbedded ? ', the embedded backend' : ''}`,
  );
  let found: ReturnType<typeof deployment.parse> | undefined;
  const ask: Check = async () => {
    found = deployment.parse(await readData(project, connect(project).rpc('get_deployment_status')));
    return 'the database knows the secret key';
  };
  const given = [checkSettings, checkAddresses];
  const causes = await runChecks(given.map((check) => () => check(project)));
  // With a rejected setting they would fail for the same cause, or send a secret.
  if (causes.length === 0) {
    const outside = [checkAuth, checkAuthSecretKey, checkFunction, checkHealth];
    causes.push(...(await runChecks([...outside.map((check) => () => check(project)), ask])));
  }
  const status = found;
  if (status) {
    const inside = [
      checkMigrations,
      checkFirstProof,
      checkSchedule,
      checkRetention,
      checkStaff,
      checkPolicyText,
    ];
    causes.push(...(await runChecks(inside.map((check) => () => check(status)))));
  }
  const [first] = causes;
  if (first)
    fail(
      causes.length === 1
        ? first
        : `${causes.length} of these are not as they should be, the first: ${first}`,
    );
}

function readArguments(): { trial?: string } {
  try {
    return parseArgs({ options: { trial: { type: 'string' } } }).values;
  } catch {
    console.error(USAGE);
    process.exit(1);
  }
}

const { trial } = readArguments();
try {
  await (trial === undefined ? checkDeployment() : runTrial(trial));
  console.log(trial === undefined ? 'Ready.' : 'The trial passed.');
} catch (cause) {
  const failed = trial === undefined ? 'Not ready' : 'The trial failed';
  console.error(cause instanceof FriendlyError ? `${failed}: ${cause.message}` : cause);
  process.exitCode = 1;
}
