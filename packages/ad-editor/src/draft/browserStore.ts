/** Returns the browser's storage; undefined where it refuses it. */
export function browserStore(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
