import type { Call, FileAnswer } from '@adlane/contract';
import { HttpResponse } from 'msw';

function fileAnswer({ filename, type, body }: FileAnswer, status: number): Response {
  const headers = { 'content-type': type, 'content-disposition': `attachment; filename="${filename}"` };
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
