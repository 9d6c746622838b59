import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { forAgencyOrClient, forAnyone, forProject, forVisitor } from '../access';
import { contract } from '../contract';
import { call, listCalls } from '../define';
import { toOpenApi } from './toOpenApi';
import type { Json } from './types';

const document = toOpenApi(contract, { version: '1.2.3' });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = '$ref' in value && typeof value.$ref === 'string' ? [value.$ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

function resolve(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json | undefined)?.[key], document);
}

describe('toOpenApi', () => {
  it('the document contains every call of the contract once, by its name', () => {
    const names = operations.map(({ operation }) => String(operation['operationId']));
    expect(names.toSorted()).toEqual(
      listCalls(contract)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('the document has a version and describes every tag in use', () => {
    expect(document).toMatchObject({ openapi: '3.1.1', info: { title: 'Adlane', version: '1.2.3' } });
    const tags = new Set(document.tags.map(({ name }) => name));
    expect(operations.filter(({ operation }) => !tags.has((operation['tags'] as string[])[0]))).toEqual([]);
  });

  it('the document resolves every reference and has no external one', () => {
    const references = [...new Set(referencesIn(document))];
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => !reference.startsWith('#/components/'))).toEqual([]);
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('the document uses valid component names, and all of them', () => {
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => !/^[a-zA-Z0-9._-]+$/.test(name))).toEqual([]);
    const used = new Set(referencesIn(document));
    expect(names.filter((name) => !used.has(`#/components/schemas/${name}`))).toEqual([]);
  });

  it('the document is deterministic', () => {
    expect(JSON.stringify(toOpenApi(contract, { version: '1.2.3' }))).toBe(JSON.stringify(document));
  });
});

describe('every operation', () => {
  const getParameters = (operation: Json) => (operation['parameters'] ?? []) as Json[];
  const offenders = (isFine: (entry: (typeof operations)[number]) => boolean) =>
    operations.filter((entry) => !isFine(entry)).map(({ operation }) => operation['operationId']);

  it('every operation declares exactly the parameters of its path, all required', () => {
    const found = offenders(({ path, operation }) => {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = getParameters(operation).filter((parameter) => parameter['in'] === 'path');
      const names = declared.map(({ name }) => name);
      return names.join() === places.join() && declared.every(({ required }) => required === true);
    });
    expect(found).toEqual([]);
  });

  it('every operation has parameters with schemas, and a body only if the method allows one', () => {
    const found = offenders(({ method, operation }) => {
      const own = getParameters(operation).filter((parameter) => !('$ref' in parameter));
      const mayHaveBody = method !== 'get' && method !== 'delete';
      return (
        own.every(({ schema }) => typeof schema === 'object') &&
        (mayHaveBody || !('requestBody' in operation))
      );
    });
    expect(found).toEqual([]);
  });

  it('every operation has one success and described errors', () => {
    const found = offenders(({ operation }) => {
      const responses = Object.entries(operation['responses'] as Record<string, Json>);
      const successes = responses.filter(([status]) => status.startsWith('2'));
      return (
        successes.length === 1 && responses.every(([, answer]) => 'description' in answer || '$ref' in answer)
      );
    });
    expect(found).toEqual([]);
  });

  it('every operation declares its access', () => {
    const found = offenders(({ operation }) => {
      const schemes = (operation['security'] as Json[]).flatMap((entry) => Object.keys(entry));
      return (
        schemes.every((scheme) => scheme in document.components.securitySchemes) && 'x-access' in operation
      );
    });
    expect(found).toEqual([]);
  });
});

describe('an operation', () => {
  const Thing = z.object({ id: z.int(), note: z.string().default('') });
  const table = {
    things: {
      view: call({
        method: 'GET',
        path: '/api/v1/things/{id}',
        summary: 'One thing',
        spec: 'ads §7',
        access: forAgencyOrClient('ads_launch'),
        params: z.object({ id: z.coerce.number<number | string>().int().min(1) }),
        query: z.object({ deep: z.stringbool().default(false), lang: z.string() }),
        response: Thing,
      }),
      store: call({
        method: 'POST',
        path: '/api/v1/things',
        summary: 'Make a thing',
        spec: 'ads §7',
        access: forVisitor,
        body: Thing,
        response: Thing,
        status: 201,
      }),
      upload: call({
        method: 'POST',
        path: '/api/v1/things/file',
        summary: 'Upload a thing',
        spec: 'ads §7',
        access: forProject,
        body: z.object({ file: z.file().max(10).mime(['image/png', 'image/gif']) }),
        bodyType: 'multipart',
        maxBodyBytes: 26,
        response: 'empty',
        status: 204,
      }),
      export: call({
        method: 'GET',
        path: '/api/v1/things/export',
        summary: 'Things',
        spec: 'ads §7',
        access: forAnyone,
        response: 'csv',
      }),
    },
  };
  const { paths, components } = toOpenApi(table, { entities: { Thing } });

  it('has integers in its path and booleans and requirements in its query', () => {
    expect(paths['/api/v1/things/{id}']?.['get']).toMatchObject({
      operationId: 'things.view',
      'x-access': { kind: 'user', roles: ['Agency', 'Client', 'SuperAdmin'], permission: 'ads_launch' },
      security: [{ bearer: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
        { name: 'deep', in: 'query', required: false, schema: { type: 'boolean', default: false } },
        { name: 'lang', in: 'query', required: true, schema: { type: 'string' } },
      ],
      responses: { 404: { $ref: '#/components/responses/Failure404' } },
    });
  });

  it('separates input and output schemas where they differ', () => {
    expect(paths['/api/v1/things']?.['post']).toMatchObject({
      security: [{ apiToken: [], gleapId: [], gleapHash: [] }],
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingInput' } } },
      },
      responses: {
        201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
      },
    });
    expect(components.schemas['ThingInput']).toMatchObject({ required: ['id'] });
    expect(components.schemas['Thing']).toMatchObject({ required: ['id', 'note'] });
  });

  it('describes files as binary forms and exports as CSV', () => {
    expect(paths['/api/v1/things/file']?.['post']).toMatchObject({
      security: [{ bearer: [], project: [] }],
      'x-max-body-bytes': 26,
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: { properties: { file: { type: 'string', format: 'binary', maxLength: 10 } } },
          },
        },
      },
      responses: { 204: { description: 'Done; nothing to read.' } },
    });
    expect(paths['/api/v1/things/export']?.['get']).toMatchObject({
      security: [],
      responses: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } },
    });
  });
});

describe('the named shapes', () => {
  it('cover every resource with its own entry', () => {
    const folder = new URL('..', import.meta.url);
    const resources = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, folder)))
      .map(({ name }) => name)
      .filter((name) => !['openapi', 'rules', 'constants'].includes(name));
    const shapes = readFileSync(new URL('shapes.ts', import.meta.url), 'utf8');
    expect(resources.filter((name) => !shapes.includes(`'../${name}/index'`))).toEqual([]);
  });
});
