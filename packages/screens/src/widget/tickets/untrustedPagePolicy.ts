/**
 * Content security policy of a frame that shows an untrusted page: nothing is requested from any host. Images,
 * styles and fonts that the page carries in itself are shown.
 */
export const untrustedPagePolicy = [
  "default-src 'none'",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data:',
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Applies the policy to a document for good: it stays when the document is written again. */
export function restrictDocument(document: Document): void {
  const set = { 'Content-Security-Policy': untrustedPagePolicy, 'x-dns-prefetch-control': 'off' };
  for (const [name, content] of Object.entries(set)) {
    const meta = document.createElement('meta');
    meta.httpEquiv = name;
    meta.content = content;
    document.head.append(meta);
  }
}
