/** Keys are made by the server: path parts of letters, digits, `-`, `_` and inner dots. */
const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** The key, which names one place below the store's own and no other. @throws TypeError */
export function checkFileKey(key: string): string {
  if (key.length <= 500 && keyPattern.test(key)) return key;
  throw new TypeError(`The file key ${JSON.stringify(key)} is not made of plain path parts.`);
}

/** The type, which fits a header and a line. @throws TypeError */
export function checkFileType(type: string): string {
  if (type.length < 256 && !/[\r\n]/.test(type)) return type;
  throw new TypeError('A file type is a single line.');
}
