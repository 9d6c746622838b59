import type { ByteRange, FoundFile } from '../../ports';

/**
 * Parses the requested range: undefined for the whole file (multiple ranges are not supported, which RFC 9110
 * allows), `none` if the range is outside the file.
 */
export function parseRange(header: string | null, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const last = Number(to);
    return last === 0 || size === 0 ? 'none' : { first: Math.max(0, size - last), last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= size) return 'none';
  return { first, last: Math.min(size - 1, to === '' ? size - 1 : Number(to)) };
}

/** Serves a stored file, or the requested range of it: players seek in videos. */
export async function serveFile(
  request: Request,
  file: FoundFile,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const { size, type } = file;
  const all = { ...headers, 'content-type': type, 'accept-ranges': 'bytes' };
  const range = parseRange(request.headers.get('range'), size);
  if (range === 'none') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  }
  const length = range ? range.last - range.first + 1 : size;
  const body = request.method === 'HEAD' || length === 0 ? null : await file.read(range);
  const sized = { ...all, 'content-length': String(length) };
  if (!range) return new Response(body, { headers: sized });
  const partial = { ...sized, 'content-range': `bytes ${range.first}-${range.last}/${size}` };
  return new Response(body, { status: 206, headers: partial });
}
