const begin = /^-----BEGIN PGP SIGNED MESSAGE-----\n(?:[A-Za-z]+:.*\n)*\n/m;
const signature = '\n-----BEGIN PGP SIGNATURE-----\n';
const end = /^-----END PGP SIGNATURE-----$/m;

/**
 * Returns a text without the OpenPGP signature inside of it (RFC 9580 §7). It proves nothing here: the text around it
 * may have another author. Each mark is searched once: a text of many marks takes no longer than another one.
 * @param text its lines end with `\n`
 */
export function unwrapSignedText(text: string): string {
  const head = begin.exec(text);
  if (!head) return text;
  const start = head.index + head[0].length;
  const stop = text.indexOf(signature, start);
  if (stop < 0) return text;
  const rest = text.slice(stop + signature.length);
  const tail = end.exec(rest);
  if (!tail) return text;
  const own = text.slice(start, stop).replace(/^- /gm, '');
  return text.slice(0, head.index) + own + rest.slice(tail.index + tail[0].length);
}
