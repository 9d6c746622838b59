/** Returns whether the base64 text is the Ed25519 signature of the bytes (`X-GHL-Signature`). */
export async function isGoHighLevelSignature(
  bytes: Uint8Array<ArrayBuffer>,
  signature: string,
  publicKey: string,
): Promise<boolean> {
  const given = decodeBase64(signature);
  const spki = decodeBase64(publicKey);
  if (given?.length !== 64 || !spki) return false;
  const key = await crypto.subtle
    .importKey('spki', spki, { name: 'Ed25519' }, false, ['verify'])
    .catch(() => undefined);
  return key !== undefined && crypto.subtle.verify({ name: 'Ed25519' }, key, given, bytes);
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  if (base64 === '' || !/^[\w+/]+={0,2}$/.test(base64)) return undefined;
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
