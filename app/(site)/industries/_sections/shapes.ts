/** The words stand beside a tall drawing or under a wide one, once on a band. The drawing's side alternates. */
const shapes = ['beside', 'under', 'beside', 'under', 'band', 'beside'] as const;
const sides = ['left', 'right'] as const;

export type Shape = (typeof shapes)[number];
export type Side = (typeof sides)[number];

export const shapeOf = (index: number): Shape => shapes[index % shapes.length] ?? 'beside';
export const sideOf = (index: number): Side => sides[index % 2] ?? 'left';
