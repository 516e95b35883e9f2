/** Imports a drawing as text, as the build does. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
