import type { Api } from '../api/createApi';
import { judgeAnswer } from '../api/judgeAnswer';
import { asObject, asText } from '../json/readers';

/** Recordings are large and connections may be slow. */
const uploadTimeoutMs = 300_000;

export type Upload =
  | { readonly state: 'stored'; readonly url: string }
  | { readonly state: 'refused' | 'later'; readonly status: number };

/** Uploads a recording; only a 200 with a URL counts as stored (widget §7). */
export async function uploadRecording(api: Api, file: File): Promise<Upload> {
  const body = new FormData();
  body.set('file', file, file.name);
  const answer = await api({ method: 'POST', path: '/uploads/sdk', body, timeoutMs: uploadTimeoutMs });
  const url = asText(asObject(answer.body)?.fileUrl);
  const { status } = answer;
  if (status === 200 && url) return { state: 'stored', url };
  return { state: judgeAnswer(answer, () => !!url) === 'later' ? 'later' : 'refused', status };
}
