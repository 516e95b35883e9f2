import { existsSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectOf, type Variant } from './build.ts';
import { type Func, type Output, readOutput } from './output.ts';

/** What a build would deploy. */
export interface Deployed {
  variant: Variant;
  project: string;
  output: Output;
  /** The function that makes what is under a path. */
  functionAt: (path: string) => Func | undefined;
}

/** Reads what was built of a variant. */
export function deployed(variant: Variant): Deployed {
  const project = projectOf(variant.name);
  const output = readOutput(project);
  const root = join(output.folder, 'functions');
  const functionAt = (path: string) => {
    const folder = join(root, `${path === '/' ? 'index' : path}.func`);
    if (!existsSync(folder)) return undefined;
    const name = relative(realpathSync(root), realpathSync(folder)).replaceAll('\\', '/');
    return output.functions.find((one) => one.name === name);
  };
  return { variant, project, output, functionAt };
}
