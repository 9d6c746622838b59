/** True for equal texts. Takes the same time for all other texts of the same length. */
export function isEqualText(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) {
    // oxlint-disable-next-line no-bitwise -- a comparison would end at the first difference
    difference |= one.charCodeAt(at) ^ other.charCodeAt(at);
  }
  return difference === 0;
}
