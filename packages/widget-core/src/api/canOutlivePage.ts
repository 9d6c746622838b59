/** Browsers let pages that are left send 64 KiB, in all of their requests; a character takes up to 3 bytes. */
const maxLength = 20_000;

/** Returns whether a request with this body may go on when its page is left (`keepalive`). */
export const canOutlivePage = (body: unknown): boolean => typeof body === 'string' && body.length < maxLength;
