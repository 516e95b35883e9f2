import { referToFile, readDrawing } from './read-drawing';
import { Illustration } from './illustration';
import * as routes from '@/lib/routes';

/** Shows the drawing of a product's card. The page holds only what moves under the pointer, since its stylesheet reaches no file. */
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
