// A relative import with its ending, because the adapter and the middleware read it too.
export { film } from '../../content/film.ts';
