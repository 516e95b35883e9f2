import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../adapter/files.ts';
import { pathsIn, sizeOf } from './output.ts';
import type { Deployed } from './deployed.ts';
import { actionsKey, publicValues, secretNames, secretValues } from './values.ts';

/** Bytes. vercel.com/docs/functions/limitations; of edge functions the smallest plan's. */
const LIMITS = { node: 250e6, edge: 1e6 };

/** What a function may be made of: the build, packages, and what its pages read. */
const MADE_OF = [
  /^\.next\//,
  /^node_modules\//,
  /^server\/edge\//,
  /^(___next_launcher\.cjs|index\.js(\.map)?|package\.json|\.vc-config\.json)$/,
  // Whatever page of an article is called with an action is made with its text.
  /^content\/articles\/[\w-]+\.md$/,
  // The host takes along every file of that name, with what is checked in: no value that counts.
  /^\.env\.example$/,
];

export const checkFunctions = ({ output: { functions } }: Deployed): void => {
  assert.ok(functions.length > 1);
  for (const one of functions) {
    assert.match(one.runtime, /^(nodejs24\.x|edge)$/, one.name);
    const limit = one.runtime === 'edge' ? LIMITS.edge : LIMITS.node;
    assert.ok(sizeOf(one) < limit, `${one.name} weighs ${sizeOf(one)} bytes`);
    assert.deepEqual(
      [...one.files.keys(), ...one.links.keys()].filter((file) => !MADE_OF.some((part) => part.test(file))),
      [],
      `${one.name} holds what it does not need`,
    );
  }
  assert.equal(
    functions.filter(({ runtime }) => runtime === 'edge').length,
    1,
    'the middleware, and no other',
  );
};

/** Values that a file holds, by their names. */
function heldBy(file: string, values: Readonly<Record<string, string>>): string[] {
  const body = readFileSync(file);
  return Object.entries(values)
    .filter(([, value]) =>
      [value, Buffer.from(value).toString('base64').replace(/=+$/, ''), encodeURIComponent(value)].some(
        (form) => body.includes(form),
      ),
    )
    .map(([name]) => name);
}

/** No secret of the build's environment is in anything that is uploaded; the key of actions is with functions alone. */
export function checkSecrets({ output, variant }: Deployed): void {
  assert.ok(secretNames.length >= 3, secretNames.join(', '));
  const uploaded = filesIn(output.folder);
  const mapped = output.functions.flatMap(({ files }) => [...files.values()]);
  for (const file of new Set([...uploaded, ...mapped]))
    assert.deepEqual(heldBy(file, secretValues), [], `${variant.name}: a secret in ${file}`);
  const given = { NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey, ...publicValues };
  const open = uploaded.filter((file) => !/\.func[/\\]/.test(file));
  assert.ok(open.length > 100);
  for (const file of open) assert.deepEqual(heldBy(file, given), [], `visitors could read it in ${file}`);
}

/** Nothing of the project itself is among the files that visitors can read. */
export function checkStatics({ output }: Deployed): void {
  const statics = pathsIn(join(output.folder, 'static'));
  assert.deepEqual(
    statics.filter((name) =>
      /(^|\/)\.(?!well-known)|\.(ts|tsx|sql|map)$|^(content|tests|supabase)\//.test(name),
    ),
    [],
  );
}
