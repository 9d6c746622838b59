import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const s3Keys = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
};
const region = 'eu-central-1';

/** Failure of the next request. */
export type S3Fault = 'error' | 'hang' | 'cut' | 'full';

type Stored = { readonly type: string; readonly body: Buffer };

export type S3Double = {
  readonly url: string;
  readonly region: string;
  readonly objects: Map<string, Stored>;
  /** Multipart uploads that were neither completed nor aborted. */
  readonly openUploads: Map<string, { key: string; type: string; parts: Map<number, Buffer> }>;
  readonly faults: S3Fault[];
  /** `METHOD /path?query` of every request. */
  readonly requests: string[];
  /** Milliseconds that its clock is ahead. */
  clockAheadMs: number;
  close(): Promise<void>;
};

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const sign = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Computes a request's signature from AWS's description of Signature Version 4. */
function expectedSignature(request: IncomingMessage, url: URL): { given: string; expected: string } {
  const [, credential = '', names = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const [, day = '', scopeRegion = '', service = ''] = credential.split('/');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers.join(''),
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${scopeRegion}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hash(canonical)].join('\n');
  const dayKey = sign(`AWS4${s3Keys.secretAccessKey}`, day);
  const key = sign(sign(sign(dayKey, region), 's3'), 'aws4_request');
  return { given, expected: sign(key, text).toString('hex') };
}

function sentAt(request: IncomingMessage): number {
  const text = String(request.headers['x-amz-date']);
  return Date.parse(text.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Creates a bucket over HTTP that checks every signature and stores its objects in memory. */
export async function createS3Double(): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map();
  const openUploads: S3Double['openUploads'] = new Map();
  const faults: S3Fault[] = [];
  const requests: string[] = [];
  const clock = { aheadMs: 0 };
  const now = () => new Date(Date.now() + clock.aheadMs);

  function fail(response: ServerResponse, status: number, code: string): void {
    response.writeHead(status, { date: now().toUTCString() });
    response.end(`<Error><Code>${code}</Code></Error>`);
  }

  function answerUpload(url: URL, request: IncomingMessage, body: Buffer, response: ServerResponse): boolean {
    const key = url.pathname.slice('/bucket/'.length);
    if (url.searchParams.has('uploads')) {
      const id = `upload-${requests.length}`;
      openUploads.set(id, { key, type: String(request.headers['content-type']), parts: new Map() });
      response.end(`<R><UploadId>${id}</UploadId></R>`);
      return true;
    }
    const id = url.searchParams.get('uploadId');
    const upload = openUploads.get(id ?? '');
    if (id === null) return false;
    if (!upload) fail(response, 404, 'NoSuchUpload');
    else if (request.method === 'PUT') {
      upload.parts.set(Number(url.searchParams.get('partNumber')), body);
      response.writeHead(200, { etag: `"${hash(body).slice(0, 8)}"` }).end();
    } else {
      openUploads.delete(id);
      if (request.method === 'POST') {
        const parts = [...upload.parts].toSorted(([a], [b]) => a - b).map(([, part]) => part);
        objects.set(key, { type: upload.type, body: Buffer.concat(parts) });
      }
      response.end('<R><ETag>"whole"</ETag></R>');
    }
    return true;
  }

  function answerObject(url: URL, request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const key = url.pathname.slice('/bucket/'.length);
    const found = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, { type: String(request.headers['content-type']), body });
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (!found) fail(response, 404, 'NoSuchKey');
    else {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(String(request.headers.range)) ?? [];
      const part = first === undefined ? found.body : found.body.subarray(Number(first), Number(last) + 1);
      const headers = { 'content-type': found.type, 'content-length': part.byteLength };
      response.writeHead(first === undefined ? 200 : 206, headers);
      response.end(request.method === 'HEAD' ? undefined : part);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://bucket');
    requests.push(`${request.method} ${request.url}`);
    const body = await readAll(request);
    const fault = faults.shift();
    if (fault === 'hang') return;
    if (fault === 'cut') return void request.socket.destroy();
    if (fault === 'error') return fail(response, 500, 'InternalError');
    if (fault === 'full') return fail(response, 507, 'XMinioStorageFull');
    const { given, expected } = expectedSignature(request, url);
    if (given !== expected) return fail(response, 403, 'SignatureDoesNotMatch');
    const skewMs = Math.abs(sentAt(request) - now().getTime());
    if (skewMs > 15 * 60 * 1000) return fail(response, 403, 'RequestTimeTooSkewed');
    if (!answerUpload(url, request, body, response)) answerObject(url, request, body, response);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}/bucket`,
    region,
    objects,
    openUploads,
    faults,
    requests,
    set clockAheadMs(ms: number) {
      clock.aheadMs = ms;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
