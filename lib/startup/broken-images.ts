// An image that does not load goes: what it covers is its placeholder.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) target.hidden = true;
  },
  true,
);
