/** Whether this browser is signed in, as the readable cookie beside the session says. For the browser only. */
export function signedInFlag(): boolean {
  return /(^|; )signed-in=1/.test(document.cookie);
}
