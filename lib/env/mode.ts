/** Whether this is a development server, whose pages are not built. The bundler writes the answer into the code. */
export const inDevelopment = process.env.NODE_ENV === 'development';
