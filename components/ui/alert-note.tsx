import { Icon, type GlyphName } from './icon';
import './controls.css';

/** The text is an element with a key, because translation tools replace text nodes. */
export function AlertNote({
  text,
  icon,
  className = '',
}: {
  text: string;
  icon?: GlyphName;
  className?: string;
}) {
  return (
    <p className={`note note--person ${className}`} role="alert">
      {icon && <Icon name={icon} size={20} />}
      <span key={text}>{text}</span>
    </p>
  );
}
