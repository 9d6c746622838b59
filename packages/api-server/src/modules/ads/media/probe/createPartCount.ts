/**
 * Maximum number of parts that are read without a pause: a photo of 5 MB has some 1,000 chunks or 20,000 blocks
 * of 255 bytes, the description of a video some 100 boxes.
 */
export const maxParts = 50_000;

/** Creates a function that counts a file's parts while they are read. It throws a RangeError beyond the limit. */
export function createPartCount(): () => void {
  let parts = 0;
  return () => {
    parts += 1;
    if (parts > maxParts) throw new RangeError('The file has too many parts.');
  };
}
