import './art.css';

/** The mark, 28 px: two lanes cross, the checkpoint stands on the crossing. The name beside it is live text. */
export function BrandMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={['brand-mark', className].filter(Boolean).join(' ')}
      viewBox="0 0 28 28"
      width={28}
      height={28}
      aria-hidden="true"
      focusable="false"
    >
      <path className="brand-mark-cross" d="M3 21H7C14 21 14 7 21 7H25" />
      <path d="M3 7H7C14 7 14 21 21 21H25" />
      <path className="brand-mark-gem" d="M14 8.5l5.5 5.5-5.5 5.5L8.5 14z" />
    </svg>
  );
}
