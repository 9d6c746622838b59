/** What the server's entry adds to a request. */
export type RequestBindings = {
  /**
   * IP address of the caller: from the socket, or from a trusted proxy. Raw `X-Forwarded-For` is never read
   * here.
   */
  readonly ip?: string;
};

/** Types of the Hono app: pass `{ ip }` to `app.fetch(request, { ip })`. */
export type RequestEnv = { Bindings: RequestBindings; Variables: { requestId: string } };
