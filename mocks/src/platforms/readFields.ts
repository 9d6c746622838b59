/** Reads a form-encoded or JSON body as a flat list of texts; empty for any other body. */
export async function readFields(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(await request.text()));
  }
  const body: unknown = await request.json().catch(() => ({}));
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter((entry) => typeof entry[1] === 'string'));
}
