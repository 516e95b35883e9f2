export async function compileScript(folder: string, entry: string): Promise<string> {
  // A running server reads this file with the configuration, and need not have the compiler.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    legalComments: 'none',
    target: 'es2022',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
