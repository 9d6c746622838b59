/** Why a call to a tracker failed. */
export type TrackerFailure =
  /** The token is unknown, revoked or may not do this. */
  | 'token'
  /** The Jira site does not exist. */
  | 'site'
  /** The repository, team or project does not exist for the token's owner, or has no issues. */
  | 'target'
  /** The project has no such type of issue. */
  | 'issue_type'
  /** The issue no longer exists, or was moved. */
  | 'gone'
  /** The tracker refuses what was sent. */
  | 'refused'
  /** Too many requests. */
  | 'limit'
  /** No readable answer arrived in time; the request may have taken effect. */
  | 'unreachable';

/** A failed call to a tracker; the message says what the user can do. */
export class TrackerError extends Error {
  override readonly name = 'TrackerError';
  constructor(
    readonly failure: TrackerFailure,
    message: string,
    /** Delay before the next request; null if not given. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message.slice(0, 500));
  }
}
