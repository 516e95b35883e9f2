/** One picture that was taken, in a file beside the overview. */
export interface Picture {
  name: string;
  /** Where it was taken: engine, width and scheme. */
  taken: string;
  file: string;
}

/**
 * A page with all pictures side by side: a row for each template or state, a column for each way it was taken.
 *
 * @returns HTML that stands alone.
 */
export function overviewOf(pictures: readonly Picture[]): string {
  const ways = [...new Set(pictures.map(({ taken }) => taken))];
  const cell = (name: string, way: string) => {
    const file = pictures.find((picture) => picture.name === name && picture.taken === way)?.file;
    return file
      ? `<td><a href="${file}"><img src="${file}" alt="${name}, ${way}" loading="lazy"></a>`
      : '<td>';
  };
  const row = (name: string) =>
    `<tr id="${name}"><th scope="row">${name}${ways.map((way) => cell(name, way)).join('')}`;
  const names = [...new Set(pictures.map(({ name }) => name))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the site</title>
<style>
  body { margin: 0; font: 14px/1.4 system-ui; background: #ddd }
  th { padding: 8px; text-align: start; vertical-align: top; position: sticky; left: 0; top: 0; background: #ddd }
  td { padding: 4px; vertical-align: top }
  img { display: block; width: 240px; max-height: 900px; object-fit: cover; object-position: top }
</style>
<table>
<thead><tr><th>${pictures.length} pictures${ways.map((way) => `<th scope="col">${way}`).join('')}
<tbody>
${names.map(row).join('\n')}
</table>
`;
}
