import type { Api } from '../api/createApi';

/** Films are large and lines are slow. */
const uploadTimeoutMs = 300_000;

/** Sends a film and answers its address. Rejects on everything but a 200 (widget §7): the ticket is not sent without it. */
export async function uploadRecording(api: Api, file: File): Promise<string> {
  const body = new FormData();
  body.set('file', file, file.name);
  const answer = await api({ method: 'POST', path: '/uploads/sdk', body, timeoutMs: uploadTimeoutMs });
  const url = fileUrl(answer.body);
  if (answer.status !== 200 || !url) throw new Error('The recording could not be uploaded.');
  return url;
}

function fileUrl(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('fileUrl' in body)) return undefined;
  return typeof body.fileUrl === 'string' ? body.fileUrl : undefined;
}
