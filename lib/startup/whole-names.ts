/*
 * Adds to every element the full names of its utilities, beside the short ones that the page's own stylesheet knows: the
 * whole stylesheets and the framework know only the full ones. `npm run startup` compiles it into a function of the list.
 */

/** What `_0`, `_1` and so on stand for, one utility or several. */
declare const names: readonly string[];

for (const { classList } of document.querySelectorAll('[class*=_]'))
  for (const short of [...classList]) {
    const full = short.startsWith('_') && names[Number.parseInt(short.slice(1), 36)];
    if (full) classList.add(...full.split(' '));
  }

export {};
