import { tw } from './tw';
import './dialog.css';

/** A dialog in the middle of the window; on a phone a sheet of full height. */
export const dialogLook = tw`dialog fixed z-61 m-auto flex-col rounded-card border border-line bg-surface-1 p-0 text-ink sheet:rounded-none sheet:border-0`;
