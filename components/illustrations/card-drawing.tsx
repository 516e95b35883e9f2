import { referToFile, readDrawing } from './read-drawing';
import { Illustration } from './illustration';
import * as routes from '@/lib/routes';

/**
 * Shows the drawing of a product's card. What moves under the pointer is on the page, where its stylesheet reaches it; the
 * rest is a file of its own, which all pages share.
 */
export function CardDrawing({
  name,
  isCover = false,
  className = '',
}: {
  name: string;
  isCover?: boolean;
  className?: string;
}) {
  return (
    <Illustration
      svg={referToFile(readDrawing(name), routes.drawing(name))}
      isCover={isCover}
      className={className}
    />
  );
}
