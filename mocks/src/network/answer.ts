import { buildContentDisposition, type Call, type FileAnswer } from '@adlane/contract';
import { HttpResponse } from 'msw';
import * as z from 'zod';

function fileAnswer({ filename, type, body }: FileAnswer, status: number): Response {
  const headers = { 'content-type': type, 'content-disposition': buildContentDisposition(filename) };
  return new HttpResponse(body, { status, headers });
}

/** A value as the server sends it for this call: JSON, a page, a file to save, or nothing. */
export function answer(call: Call, value: unknown): Response {
  const status = call.status ?? 200;
  switch (call.response) {
    case 'empty':
      return new HttpResponse(null, { status });
    case 'html':
      return HttpResponse.html(String(value), { status });
    case 'csv':
    case 'file':
      return fileAnswer(value as FileAnswer, status);
    default:
      return new HttpResponse(JSON.stringify(value), {
        status,
        headers: { 'content-type': 'application/json' },
      });
  }
}

/**
 * Completes a value as the server does: with the defaults of the call's schema and without undeclared fields.
 *
 * @throws TypeError for a value that the call can't answer with
 */
export function parseAnswer(call: Call, value: unknown): unknown {
  if (typeof call.response === 'string') return value;
  const result = call.response.safeParse(value);
  if (result.success) return result.data;
  throw new TypeError(
    `${call.method} ${call.path} can't answer with this:\n${z.prettifyError(result.error)}`,
  );
}

/** Returns a function that answers with a value as often as it is called, although a stream can be read only once. */
export function repeatAnswer(call: Call, value: unknown): () => Response {
  const isFile = call.response === 'csv' || call.response === 'file';
  let file = isFile ? (value as FileAnswer) : undefined;
  return () => {
    if (!(file?.body instanceof ReadableStream)) return answer(call, value);
    const [body, later] = file.body.tee();
    const sent = answer(call, { ...file, body });
    file = { ...file, body: later };
    return sent;
  };
}
