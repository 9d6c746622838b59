import type { Files, FoundFile } from '@adlane/api-server';
import { checkFileKey, checkFileType } from './fileKey';
import { createS3Request, type S3Options, type S3Request } from './s3Request';

/** Bytes per part of a large file; S3 requires at least 5 MiB, and each upload buffers this much. */
const partBytes = 8 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

/** Splits a stream into parts of equal size; the last part is the rest, and there is at least one. */
async function* splitParts(stream: ReadableStream<Uint8Array>): AsyncGenerator<Bytes> {
  let part = new Uint8Array(partBytes);
  let filled = 0;
  for await (const chunk of stream) {
    for (let rest = chunk; rest.byteLength > 0; ) {
      const piece = rest.subarray(0, partBytes - filled);
      part.set(piece, filled);
      filled += piece.byteLength;
      rest = rest.subarray(piece.byteLength);
      if (filled < partBytes) continue;
      yield part;
      part = new Uint8Array(partBytes);
      filled = 0;
    }
  }
  yield part.subarray(0, filled);
}

function tagIn(text: string, name: string): string {
  const value = new RegExp(`<${name}>([^<]+)</${name}>`).exec(text)?.[1];
  if (value === undefined) throw new Error(`The file storage answered without ${name}.`);
  return value;
}

/** Uploads in parts, beginning with the bytes read so far; the file becomes visible when it is complete. */
async function putInParts(
  send: S3Request,
  { key, type }: { readonly key: string; readonly type: string },
  parts: AsyncIterable<Bytes>,
): Promise<void> {
  const begun = await send({
    method: 'POST',
    key,
    query: { uploads: '' },
    headers: { 'content-type': type },
  });
  const uploadId = tagIn(await begun.text(), 'UploadId');
  const tags: string[] = [];
  try {
    for await (const body of parts) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const answer = await send({ method: 'PUT', key, query, body });
      await answer.arrayBuffer();
      tags.push(answer.headers.get('etag') ?? '');
    }
    const listed = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
    const done = await send({ method: 'POST', key, query: { uploadId }, body });
    // S3 may send 200 first and fail afterwards.
    tagIn(await done.text(), 'ETag');
  } catch (error) {
    await send({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

async function putStream(
  send: S3Request,
  target: { readonly key: string; readonly type: string },
  stream: ReadableStream<Uint8Array>,
): Promise<void> {
  const parts = splitParts(stream);
  const first = await parts.next();
  if (first.done || first.value.byteLength < partBytes) {
    await put(send, target, first.done ? new Uint8Array(0) : first.value);
    return;
  }
  await putInParts(
    send,
    target,
    (async function* () {
      yield first.value;
      for await (const part of parts) if (part.byteLength > 0) yield part;
    })(),
  );
}

async function put(
  send: S3Request,
  { key, type }: { readonly key: string; readonly type: string },
  body: Bytes,
): Promise<void> {
  const answer = await send({ method: 'PUT', key, headers: { 'content-type': type }, body });
  await answer.arrayBuffer();
}

const getType = ({ headers }: Response) => headers.get('content-type') ?? 'application/octet-stream';

async function find(send: S3Request, key: string): Promise<FoundFile | undefined> {
  const head = await send({ method: 'HEAD', key });
  if (!head.ok) return undefined;
  return {
    type: getType(head),
    size: Number(head.headers.get('content-length')),
    async read(range) {
      const part = range && { headers: { range: `bytes=${range.first}-${range.last}` } };
      const { ok, body } = await send({ method: 'GET', key, ...part });
      if (!ok || !body) throw new Error('A file was deleted while it was read.');
      return body;
    },
  };
}

/** Stores files in a bucket; any number of server processes may share it. */
export function createS3Files(options: S3Options): Files {
  const send = createS3Request(options);
  return {
    async put(key, { type, body }) {
      const target = { key: checkFileKey(key), type: checkFileType(type) };
      if (body instanceof ReadableStream) await putStream(send, target, body);
      else await put(send, target, body.slice());
    },
    async get(key) {
      const answer = await send({ method: 'GET', key: checkFileKey(key) });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return answer.ok ? { type: getType(answer), body: bytes } : undefined;
    },
    find: async (key) => find(send, checkFileKey(key)),
    async remove(key) {
      const answer = await send({ method: 'DELETE', key: checkFileKey(key) });
      await answer.arrayBuffer();
    },
  };
}
