import type { JsonLdObject } from 'schema-dts';

/** In a script element `<` may end or nest it and `&` is read differently by XML; U+2028 and U+2029 end lines of JavaScript. */
const unsafe = /[<>&\u2028\u2029]/g;

/** Writes JSON that nothing in a record can leave: JSON reads the code of a character as the character. */
const serialize = (data: JsonLdObject) =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** What the page says, once more for machines. */
export function JsonLd({ data }: { data: JsonLdObject }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialize(data) }} />;
}
