import { HYDRATED } from './names';

/** Carries the marks that styles key off. */
export const root = document.documentElement;

/** Whether the framework has hydrated the page. */
export const isHydrated = () => HYDRATED in root.dataset;
