import { useEffect, useRef } from 'react';
import { tw } from '@/components/ui/tw';

/** Says how something ended. Whoever pressed a button that is gone since then goes on there. */
export function Said({
  id,
  text,
  className = tw`mbs-2 text-sm leading-5 font-strong min-block-5`,
}: {
  id?: string;
  text: string;
  className?: string;
}) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text && document.activeElement === document.body) place.current?.focus();
  }, [text]);
  return (
    <p className={className} id={id} role="status" tabIndex={-1} ref={place}>
      {text}
    </p>
  );
}
