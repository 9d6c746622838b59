import { type Log, Problem } from '@adlane/api-server';
import { AwsClient } from 'aws4fetch';

/** A bucket of S3 or of a compatible store. */
export type S3Bucket = {
  /** URL of the bucket, without a trailing slash. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type S3Options = S3Bucket & {
  readonly log: Log;
  /** Milliseconds before each retry. */
  readonly retryDelaysMs?: readonly number[];
  /** Timeout per attempt in milliseconds. */
  readonly timeoutMs?: number;
};

export type S3RequestOptions = {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  readonly key: string;
  /** Query of a multipart upload. */
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string;
};

/** Sends one request; returns 2xx and 404, and throws an error fit for the user for everything else. */
export type S3Request = (request: S3RequestOptions) => Promise<Response>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** `<Code>` of an S3 error. */
function codeIn(text: string): string {
  return /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
}

type Failure = { readonly reason: string; readonly canPass: boolean; readonly isFull: boolean };

function isoBasic(date: Date): string {
  return date.toISOString().replace(/[:-]|\.\d{3}/g, '');
}

/** Reads from a failed response the store's clock and whether a retry may help. */
async function judge(answer: Response): Promise<Failure> {
  const code = codeIn(await answer.text().catch(() => ''));
  const canPass = answer.status >= 500 || answer.status === 429 || code === 'RequestTimeTooSkewed';
  const isFull = answer.status === 507 || /StorageFull|QuotaExceeded|InsufficientStorage/.test(code);
  return { reason: `${answer.status} ${code}`.trim(), canPass: canPass && !isFull, isFull };
}

/**
 * Signs (Signature Version 4) and sends requests. Retries with growing delays when the store fails, is slow
 * or rejects our clock, which is then set to the store's.
 */
export function createS3Request(options: S3Options): S3Request {
  const { url, region, accessKeyId, secretAccessKey, log, timeoutMs = 30_000 } = options;
  const delays = options.retryDelaysMs ?? [200, 1000, 3000];
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  let clockAheadMs = 0;

  async function attempt({ method, key, query, headers = {}, body }: S3RequestOptions): Promise<Response> {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const datetime = isoBasic(new Date(Date.now() + clockAheadMs));
    const signed = await client.sign(`${url}/${key}${search}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
      aws: { datetime, allHeaders: true },
    });
    // The timeout covers the response headers; a long body may take longer.
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(new Error('timeout')), timeoutMs);
    return fetch(signed, { signal: giveUp.signal }).finally(() => clearTimeout(timer));
  }

  function setClock(answer: Response): void {
    const theirs = Date.parse(answer.headers.get('date') ?? '');
    if (!Number.isNaN(theirs)) clockAheadMs = theirs - Date.now();
  }

  async function tryOnce(request: S3RequestOptions): Promise<Response | Failure> {
    try {
      const answer = await attempt(request);
      if (answer.ok || answer.status === 404) return answer;
      const failure = await judge(answer);
      if (failure.reason.endsWith('RequestTimeTooSkewed')) setClock(answer);
      return failure;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return { reason, canPass: true, isFull: false };
    }
  }

  return async (request) => {
    for (let tried = 0; ; tried += 1) {
      const result = await tryOnce(request);
      // Not by `instanceof`: a serving process replaces the global Response that fetch returns.
      if (!('reason' in result)) return result;
      const delay = result.canPass ? delays[tried] : undefined;
      log.warn(
        { method: request.method, key: request.key, reason: result.reason, tried },
        'File storage request failed',
      );
      if (result.isFull) throw Object.assign(new Error('The file storage is full.'), { code: 'ENOSPC' });
      if (delay === undefined) {
        const text = "The file storage can't be reached at the moment. Please try again in a minute.";
        throw new Problem('UNAVAILABLE', text, { headers: { 'retry-after': '60' } });
      }
      await pause(delay);
    }
  };
}
