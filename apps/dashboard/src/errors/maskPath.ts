/** Parts of a path that are words of the app, such as `go-high-level`, versions or ids. */
const plainPart = /^(?:[a-z]{1,24}(?:-[a-z]{1,24}){0,4}|v\d|\d{1,9})$/;
const maxLength = 300;

/** Replaces the parts of a path that may be secrets or names: tokens of links and files, ids of other systems. */
export function maskPath(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' || plainPart.test(part) ? part : '…'))
    .join('/')
    .slice(0, maxLength);
}
