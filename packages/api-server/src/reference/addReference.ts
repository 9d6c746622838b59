import type { CallTable } from '@adlane/contract';
import type { OpenApiDocument } from '@adlane/contract/openapi';
import type { Hono } from 'hono';
import type { RequestEnv } from '../http/requestEnv';
import type { Ids } from '../ports';

/** Path of the OpenAPI document. */
export const openApiPath = '/openapi.json';
export const referencePath = '/docs';

/** Adds the OpenAPI document and the page that shows it. Both are built at the first request. */
export function addReference(app: Hono<RequestEnv>, table: CallTable, ids: Ids): void {
  let document: Promise<OpenApiDocument> | undefined;
  const load = () => {
    document ??= import('@adlane/contract/openapi').then(({ toOpenApi }) => toOpenApi(table));
    return document;
  };
  app.get(openApiPath, async (c) => c.json(await load(), 200, { 'cache-control': 'public, max-age=300' }));
  app.get(referencePath, async (c) => {
    const { renderReference } = await import('./renderReference');
    const nonce = ids.token(16);
    const page = renderReference({ table, document: await load(), nonce });
    return c.html(page, 200, {
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    });
  });
}
