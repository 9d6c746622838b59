import { type CallTable, listCalls } from '../define';
import { ErrorBody } from '../errors';
import { entities as contractEntities } from './entities';
import { buildFailureResponses } from './errorAnswers';
import { buildOperation } from './operation';
import { SchemaBook } from './SchemaBook';
import { securitySchemes } from './security';
import type { Json, OpenApiDocument, OpenApiOptions } from './types';

/** Default version of the API. */
const apiVersion = '1.0.0';

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A name for this attempt: sent again with the same body, it is done once and answered alike.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/**
 * Builds the OpenAPI 3.1 document of a table of calls. Plain and deterministic JSON: operations in the order
 * of declaration, schemas by name.
 *
 * @example writeFile('openapi.json', JSON.stringify(toOpenApi(contract)));
 */
export function toOpenApi(
  table: CallTable,
  { version = apiVersion, entities = contractEntities }: OpenApiOptions = {},
): OpenApiDocument {
  const book = new SchemaBook({ ...entities, ErrorBody });
  const paths: OpenApiDocument['paths'] = {};
  for (const named of listCalls(table)) {
    const { path, method } = named.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: buildOperation(named, book) };
  }
  const responses = buildFailureResponses(book.write(ErrorBody, 'output'));
  const document: OpenApiDocument = {
    openapi: '3.1.1',
    info: {
      title: 'Adlane',
      version,
      description: 'Ads of agencies on Facebook and Google, and a feedback widget for any site.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(table).map((name) => ({ name })),
    paths,
    components: {
      schemas: book.components(),
      responses,
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes,
    },
  };
  // Removes undefined values and shared object references.
  return JSON.parse(JSON.stringify(document)) as OpenApiDocument;
}
