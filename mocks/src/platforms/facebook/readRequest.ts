import { isRecord } from './checkParameters';
import { badParameter } from './graphFault';

export type ReceivedFile = { readonly field: string; readonly name: string; readonly bytes: Uint8Array };
export type ReceivedRequest = {
  readonly params: Record<string, unknown>;
  readonly files: readonly ReceivedFile[];
  /** From the header or the `access_token` parameter. */
  readonly token: string | undefined;
};

/** Reads a call as Graph does: query, form, JSON and multipart bodies are one list of parameters. */
export async function readRequest(request: Request): Promise<ReceivedRequest> {
  const params: Record<string, unknown> = Object.fromEntries(new URL(request.url).searchParams);
  const files: ReceivedFile[] = [];
  if (request.method === 'POST' || request.method === 'DELETE') await readBody(request, params, files);
  const { access_token: fromParams, ...rest } = params;
  const fromHeader = /^(?:Bearer|OAuth) (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return {
    params: rest,
    files,
    token: fromHeader ?? (typeof fromParams === 'string' ? fromParams : undefined),
  };
}

async function readBody(
  request: Request,
  params: Record<string, unknown>,
  files: ReceivedFile[],
): Promise<void> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) {
    const body: unknown = await request.json().catch(() => undefined);
    if (!isRecord(body)) throw badParameter('The body is not a JSON object.', 'body');
    Object.assign(params, body);
  } else if (type.startsWith('application/x-www-form-urlencoded')) {
    Object.assign(params, Object.fromEntries(new URLSearchParams(await request.text())));
  } else if (type.startsWith('multipart/form-data')) {
    for (const [field, value] of await request.formData()) {
      if (typeof value === 'string') params[field] = value;
      else files.push({ field, name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
    }
  }
}
