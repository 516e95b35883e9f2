import { LIVE } from './names';

/** Carries the marks that styles key off. */
export const root = document.documentElement;

/** Whether the framework has taken the page over. */
export const isLive = () => LIVE in root.dataset;
