import { Problem } from '../problem';

/** Limits of JSON that are checked before it is parsed. */
export type JsonSize = {
  /** Maximum nesting depth. */
  readonly maxDepth: number;
  /** Maximum number of values, lists and objects included. */
  readonly maxValues: number;
};

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** Returns the position behind the text that begins at `start`. */
function skipText(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.byteLength; at += 1) {
    const byte = bytes[at];
    if (byte === quote) return at + 1;
    if (byte === backslash) at += 1;
  }
  return bytes.byteLength;
}

/**
 * Counts depth and values of JSON in its bytes. A parser needs up to a hundred bytes of memory for each byte of
 * a body of empty lists, and seconds for one of opening brackets.
 * @throws Problem 400 for depth, 413 for values
 */
export function checkJsonSize(bytes: Uint8Array, { maxDepth, maxValues }: JsonSize): void {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < bytes.byteLength; ) {
    const byte = bytes[at];
    at += 1;
    if (byte === quote) at = skipText(bytes, at);
    else if (byte === comma) values += 1;
    else if (byte === openBracket || byte === openBrace) {
      depth += 1;
      values += 1;
      if (depth > maxDepth) throw tooDeep(maxDepth);
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1;
    if (values > maxValues) throw tooMany(maxValues);
  }
}

/** Builds the refusal of JSON that is nested too deep. */
export function tooDeep(maxDepth: number): Problem {
  return new Problem('MALFORMED', `The JSON body is nested deeper than ${maxDepth} levels.`);
}

function tooMany(maxValues: number): Problem {
  const count = maxValues.toLocaleString('en');
  return new Problem('BODY_TOO_LARGE', `The JSON body has more than ${count} values. Please send fewer.`);
}
