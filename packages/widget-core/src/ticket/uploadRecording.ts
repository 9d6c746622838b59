import type { Api } from '../api/createApi';

/** Recordings are large and connections may be slow. */
const uploadTimeoutMs = 300_000;

export type Upload =
  | { readonly state: 'stored'; readonly url: string }
  /** No connection, or a busy server: it may go later. */
  | { readonly state: 'offline' }
  | { readonly state: 'refused' };

/** Uploads a recording; only a 200 with a URL counts as stored (widget §7). */
export async function uploadRecording(api: Api, file: File): Promise<Upload> {
  const body = new FormData();
  body.set('file', file, file.name);
  const answer = await api({ method: 'POST', path: '/uploads/sdk', body, timeoutMs: uploadTimeoutMs });
  if (answer.status === 0 || answer.status === 429) return { state: 'offline' };
  const url = findFileUrl(answer.body);
  return answer.status === 200 && url ? { state: 'stored', url } : { state: 'refused' };
}

function findFileUrl(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('fileUrl' in body)) return undefined;
  return typeof body.fileUrl === 'string' ? body.fileUrl : undefined;
}
