/**
 * Draws the dots `from` to `to` of parallel lanes that fill side by side. Draw it with dashes of almost no length and round caps.
 * @param pitch From one dot to the next in its lane; lanes are one unit apart.
 * @param isUpright Whether lanes rise from zero; else they run to the right.
 */
export function drawDots({
  from = 0,
  to,
  lanes,
  pitch = 1,
  isUpright = false,
}: {
  from?: number;
  to: number;
  lanes: number;
  pitch?: number;
  isUpright?: boolean;
}) {
  return Array.from({ length: lanes }, (_, lane) => {
    const start = Math.max(0, Math.ceil((from - lane) / lanes));
    const count = Math.ceil((to - lane) / lanes) - start;
    if (count <= 0) return '';
    // A line without a length has no dash in some browsers.
    const length = round((count - 1) * pitch + 0.01);
    return isUpright
      ? `M${lane} ${round(-start * pitch)}v-${length}`
      : `M${round(start * pitch)} ${lane}h${length}`;
  }).join('');
}

const round = (value: number) => Math.round(value * 100) / 100;
