/** Runs work when its turn comes. */
export type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Returns the response of a file whose parts are made one turn each. A file takes as long as its reader is slow,
 * which blocks no turn.
 */
export function streamInTurns(response: Response, turn: Turn): Response {
  const reader = response.body?.getReader();
  if (!reader) return response;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await turn(() => reader.read());
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, response);
}
