import { Icon } from '@/components/ui/icon';

export function MovingArrow({ size }: { size: 16 | 20 }) {
  return <Icon name="arrow" size={size} className="eased-move group-hover:[translate:3px]" />;
}
