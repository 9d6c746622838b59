/** A transparent pixel. */
const tinyImage = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * A copy without embedded data: pictures become a transparent pixel, other data addresses go (widget §5). For events
 * that are larger than a server should be sent.
 */
export function removeEmbeddedData(value: unknown): unknown {
  if (typeof value === 'string') return removeEmbeddedDataText(value);
  if (Array.isArray(value)) return value.map(removeEmbeddedData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, removeEmbeddedData(entry)]));
}

function removeEmbeddedDataText(text: string): string {
  if (!text.includes('data:')) return text;
  return text.replace(/data:([\w.+-]+\/[\w.+-]+)?[;,][^\s"')]*/g, (_whole, type: string | undefined) =>
    type?.startsWith('image/') ? tinyImage : '',
  );
}
