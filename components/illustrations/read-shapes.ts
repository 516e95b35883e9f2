const COLORS = / (?:fill|stroke)(?:-opacity)?="[^"]*"/g;
const PAINT = / (?:fill|stroke|paint-order)(?:-[a-z]+)?="[^"]*"/g;

/** Returns the shapes of a drawing. Where one has a class, its paint attributes are for drawing programs alone. */
export const readShapes = (svg: string): string =>
  svg
    .replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, '')
    .replace(/<[^>]* class="[^>]*>/g, (shape) =>
      shape.replace(/\ba-(fat|meridian)\b/.test(shape) ? COLORS : PAINT, ''),
    )
    .replace(/>\s+/g, '>')
    .trim();
