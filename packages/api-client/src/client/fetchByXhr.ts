type Progress = (share: number) => void;

function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Statuses whose response must not have a body (Fetch standard). */
const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

function toResponse(request: XMLHttpRequest): Response {
  const body: BodyInit | null = bodilessStatuses.has(request.status) ? null : (request.response as Blob);
  return new Response(body, {
    status: request.status,
    statusText: request.statusText,
    headers: readHeaders(request),
  });
}

function copyHeaders(from: Request, to: XMLHttpRequest): void {
  for (const [name, value] of from.headers) {
    // Set by the browser, with its own multipart boundary.
    if (name !== 'content-type') to.setRequestHeader(name, value);
  }
}

/**
 * Creates a `fetch` for one upload that reports progress, which `fetch` itself cannot over HTTP/1.1. Rejects
 * as `fetch` does: with a `TypeError` without an answer, with the signal's reason after an abort.
 * @param onProgress called with the sent share, 0 to 1
 */
export function fetchByXhr(form: FormData, onProgress: Progress): typeof globalThis.fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const fetchRequest = new Request(input, init);
      const request = new XMLHttpRequest();
      const giveUp = () => {
        request.abort();
        reject(fetchRequest.signal.reason as Error);
      };
      if (fetchRequest.signal.aborted) return giveUp();
      fetchRequest.signal.addEventListener('abort', giveUp, { once: true });
      request.open(fetchRequest.method, fetchRequest.url);
      request.responseType = 'blob';
      request.withCredentials = fetchRequest.credentials === 'include';
      copyHeaders(fetchRequest, request);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      request.onload = () => {
        fetchRequest.signal.removeEventListener('abort', giveUp);
        resolve(toResponse(request));
      };
      request.onerror = () => {
        fetchRequest.signal.removeEventListener('abort', giveUp);
        reject(new TypeError('Failed to fetch'));
      };
      request.send(form);
    });
}
