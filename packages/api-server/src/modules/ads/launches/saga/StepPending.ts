/** The platform is still working on what a step waits for; the step is sent again later. */
export class StepPending extends Error {
  override readonly name = 'StepPending';
  /** @param retryAfterMs how long to wait before the step is sent again */
  constructor(
    message: string,
    readonly retryAfterMs: number,
  ) {
    super(message);
  }
}
