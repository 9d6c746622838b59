import { readFileSync } from 'node:fs';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Returns how long this thread has waited for a processor (Linux), while other threads and programs had it. */
function readQueuedMs(): number {
  try {
    const [, queuedNs] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ');
    return Number(queuedNs) / 1e6;
  } catch {
    return 0;
  }
}

/** Measures what the server itself takes for a person's answers, without the time that its thread waited for a processor. */
export function watchAnswers(fetch: Fetch) {
  let watched: string | undefined;
  let times: number[] = [];
  return {
    async fetch(request: Request): Promise<Response> {
      if (watched === undefined || request.headers.get('authorization') !== watched) return fetch(request);
      const begun = performance.now();
      const queuedMs = readQueuedMs();
      const answer = await fetch(request);
      times.push(performance.now() - begun - (readQueuedMs() - queuedMs));
      return answer;
    },
    /** Watches the answers to this sign-in, and forgets those before. */
    watch(authorization: string | undefined): void {
      watched = authorization;
      times = [];
    },
    list: (): readonly number[] => times,
  };
}
