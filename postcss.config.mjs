// Next minifies for the browsers named in package.json. Tailwind's own pass would aim at older ones
// and rewrite light-dark() into variables that no longer follow a nested color-scheme.
const config = { plugins: { '@tailwindcss/postcss': { optimize: false } } };
export default config;
