import { serializeJsonLd, type JsonLdData } from '@/lib/seo/json-ld/serialize';

/** What the page says, once more for machines. */
export function JsonLd({ data }: { data: JsonLdData }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeJsonLd(data) }} />;
}
