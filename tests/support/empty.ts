/** Stands in for modules that only matter to the bundler: stylesheets and `server-only`. */
export {};
