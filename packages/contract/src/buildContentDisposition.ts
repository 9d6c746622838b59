/** Characters that `encodeURIComponent` leaves and RFC 8187 does not allow. */
const more = /['()*]/g;

/** Builds the header of a download (RFC 6266): an ASCII name for old clients and the full name. */
export function buildContentDisposition(filename: string): string {
  const name = filename.replace(/\p{Surrogate}/gu, '\ufffd').replace(/[\p{Cc}/\\]/gu, '_');
  const plain = name.replace(/[^\x20-\x7e]|["%]/g, '_');
  const coded = encodeURIComponent(name).replace(
    more,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}
