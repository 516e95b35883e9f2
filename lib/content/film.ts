// With a relative import and its ending: the build's adapter and the middleware read it too.
export { film } from '../../content/film.ts';
