import type { JsonLdObject } from 'schema-dts';

/** In a script element `<` can end it, and U+2028 and U+2029 end lines of JavaScript. */
const unsafe = /[<>&\u2028\u2029]/g;

/** Serializes JSON so that no value can end the script element. */
const serialize = (data: JsonLdObject) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export function JsonLd({ data }: { data: JsonLdObject }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialize(data) }} />;
}
