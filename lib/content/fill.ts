/** A sentence of content/ with what stands in it for `{name}`. What has no value stays as it is written. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
