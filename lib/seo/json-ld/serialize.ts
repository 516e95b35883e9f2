import 'server-only';
import type { JsonLdObject, WithContext } from 'schema-dts';

/** Several things that refer to each other. */
export interface JsonLdGraph {
  '@context': 'https://schema.org';
  '@graph': readonly JsonLdObject[];
}

/** What one script element says. */
export type JsonLdData = JsonLdGraph | WithContext<JsonLdObject>;

/** In a script element `<` may end or nest it and `&` is read differently by XML; U+2028 and U+2029 end lines of JavaScript. */
const unsafe = /[<>&\u2028\u2029]/g;

/** JSON that nothing in a record can leave: each such character is written as its code, which JSON reads back. */
export function serializeJsonLd(data: JsonLdData): string {
  return JSON.stringify(data).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
