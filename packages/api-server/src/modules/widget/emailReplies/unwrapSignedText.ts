const signed =
  /^-----BEGIN PGP SIGNED MESSAGE-----\n(?:[A-Za-z]+:.*\n)*\n([\s\S]*?)\n-----BEGIN PGP SIGNATURE-----\n[\s\S]*?-----END PGP SIGNATURE-----$/m;

/**
 * Returns a text without the OpenPGP signature inside of it (RFC 9580 §7). It proves nothing here: the text around it
 * may have another author.
 * @param text its lines end with `\n`
 */
export function unwrapSignedText(text: string): string {
  return text.replace(signed, (_all, own: string) => own.replace(/^- /gm, ''));
}
