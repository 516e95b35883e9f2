import type { Element } from 'hast';
import { PurgeCSS } from 'purgecss';

const listNames = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ tagName, properties }) => [
    tagName,
    ...Object.entries(properties).flatMap(([name, value]) => [name, ...[value].flat().map(String)]),
  ]);

export async function purgeStyles(css: string, elements: readonly Element[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => listNames(elements),
    keyframes: true,
    variables: true,
    safelist: {
      // States are in no markup, nor are attributes that scripts set.
      standard: [/^:/, /^(?:data|aria)-[a-z]+$/],
      // The library does not look for variables in animations.
      variables: (css.match(/@keyframes [\w-]+\{(?:[^{}]*\{[^}]*\})*\}/g) ?? []).flatMap(
        (animation) => animation.match(/--[\w-]+/g) ?? [],
      ),
    },
  });
  const purged = result?.css ?? '';
  // The library keeps the descriptions of variables.
  return purged.replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    purged.includes(`var(${name}`) ? rule : '',
  );
}
