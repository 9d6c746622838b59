/** What the server's entry tells of a request besides its bytes. */
export type RequestBindings = {
  /**
   * Address of the caller: the socket's, or what a proxy that is configured as trusted says.
   * Raw `X-Forwarded-For` is never read here.
   */
  readonly ip?: string;
};

/** Types of the Hono app: hand `{ ip }` to `app.fetch(request, { ip })`. */
export type RequestEnv = { Bindings: RequestBindings; Variables: { requestId: string } };
