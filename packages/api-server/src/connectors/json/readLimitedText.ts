export type TextLimits = {
  /** Maximum size of the body in bytes; the rest of a larger one is not read. */
  readonly maxBytes: number;
  /**
   * Characters that are returned of a longer text.
   * @default all
   */
  readonly maxLength?: number;
};

/**
 * Reads the text of a response from outside.
 * @throws Error if it has more than `maxBytes`
 */
export async function readLimitedText(
  response: Response,
  { maxBytes, maxLength = Infinity }: TextLimits,
): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Error(`The response is larger than ${maxBytes / 1024 / 1024} MB.`);
    }
    if (text.length < maxLength) text += decoder.decode(value, { stream: true });
  }
  return text.slice(0, maxLength);
}
