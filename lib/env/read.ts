import type { z } from 'zod';

/**
 * Reads named settings from the environment.
 *
 * @param source Where to read; the process environment unless a test says otherwise.
 * @throws Error that names every missing or malformed setting, never a value.
 */
export function readEnv<T extends z.ZodRawShape>(
  schema: z.ZodObject<T>,
  source: Record<string, string | undefined> = process.env,
): z.infer<z.ZodObject<T>> {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const names = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return source[name] ? `${name} is malformed` : `${name} is missing`;
  });
  throw new Error(`Environment: ${names.join(', ')}. See .env.example.`);
}
