import { sdkVersion } from '@adlane/contract/constants';
import type { Api, ApiResponse } from '../api/createApi';
import type { LogEvent } from './createEventLog';

export type Ping = {
  readonly api: Api;
  /** Seconds since the session started on this page. */
  readonly sessionSeconds: () => number;
  readonly events: readonly LogEvent[];
  /** Whether the widget is open. */
  readonly opened: boolean;
  /** False where no socket opens: the response then has the socket's messages. */
  readonly ws: boolean;
};

/** Sends a visitor's events (widget §7). */
export function sendPing({ api, sessionSeconds, events, opened, ws }: Ping): Promise<ApiResponse> {
  const body = { time: sessionSeconds(), events, opened, type: 'js', sdkVersion, ws };
  return api({ method: 'POST', path: '/sessions/ping', body });
}
