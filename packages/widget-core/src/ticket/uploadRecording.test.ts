import { expect, test } from 'vitest';
import type { ApiRequest, ApiResponse } from '../api/createApi';
import { uploadRecording } from './uploadRecording';

const file = new File(['recording'], 'screen-recording.webm', { type: 'video/webm' });

function serverWith(answer: ApiResponse) {
  const requests: ApiRequest[] = [];
  const api = async (request: ApiRequest) => {
    requests.push(request);
    return answer;
  };
  return { api, requests };
}

test('a recording is sent as one part `file`, and its URL is returned', async () => {
  const { api, requests } = serverWith({ status: 200, body: { fileUrl: 'https://files.example/a' } });
  expect(await uploadRecording(api, file)).toEqual({
    state: 'stored',
    url: 'https://files.example/a',
  });
  const body = requests[0]?.body;
  const parts = body instanceof FormData ? [...body.entries()] : [];
  expect(parts).toEqual([
    ['file', expect.objectContaining({ name: 'screen-recording.webm', type: 'video/webm' })],
  ]);
  expect(requests[0]).toMatchObject({ method: 'POST', path: '/uploads/sdk' });
});

test.each<ApiResponse>([
  { status: 201, body: { fileUrl: 'https://files.example/a' } },
  { status: 413, body: {} },
])('%j refuses a recording', async (answer) => {
  const { status } = answer;
  expect(await uploadRecording(serverWith(answer).api, file)).toEqual({ state: 'refused', status });
});

test.each<ApiResponse>([
  { status: 0, body: undefined },
  { status: 429, body: {} },
  { status: 500, body: {} },
  { status: 503, body: undefined },
  { status: 200, body: undefined },
  { status: 200, body: { fileUrl: 7 } },
])('%j is no final answer: the recording goes later', async (answer) => {
  const { status } = answer;
  expect(await uploadRecording(serverWith(answer).api, file)).toEqual({ state: 'later', status });
});
