import { Icon, type GlyphName } from './icon';
import './controls.css';

/** Tells in a form what happened, aloud too. The text is an element with a key: a translated page may have replaced it. */
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
