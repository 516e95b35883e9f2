declare module '*.svg?raw' {
  const text: string;
  // eslint-disable-next-line import/no-default-export -- the bundler exports a text so
  export default text;
}
