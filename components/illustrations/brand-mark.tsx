/** The logo of the header. Its files are drawings/brand.svg and the icons. */
export function BrandMark() {
  return (
    <svg
      className="fill-none stroke-accent"
      viewBox="0 0 28 28"
      width={28}
      height={28}
      strokeWidth={2.5}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="stroke-ink" d="M3 21H7C14 21 14 7 21 7H25" />
      <path d="M3 7H7C14 7 14 21 21 21H25" />
      <path className="fill-person stroke-bg" strokeWidth={2} d="M14 8.5l5.5 5.5-5.5 5.5L8.5 14z" />
    </svg>
  );
}
