import brand from '@/components/illustrations/drawings/brand.svg?raw';
import { readShapes } from './read-shapes';

/** The logo. A browser's tab and a home screen have app/icon.svg and the icons of public/. */
export const BrandMark = () => (
  <svg
    className="fill-none"
    viewBox="0 0 28 28"
    width={28}
    height={28}
    strokeWidth={2.5}
    strokeLinecap="round"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: readShapes(brand) }}
  />
);
