import { type CallTable, call, forAgency, forAgencyOrClient, forAnyone, forVisitor } from '@adlane/contract';
import * as z from 'zod';

const Thing = z.object({ id: z.int(), name: z.string() });

/** A small contract with one call of each kind. */
export const thingsTable = {
  things: {
    view: call({
      method: 'GET',
      path: '/api/things/{id}',
      summary: 'One thing',
      spec: '',
      access: forAgency,
      params: z.object({ id: z.coerce.number().int().min(1) }),
      response: Thing,
    }),
    count: call({
      method: 'GET',
      path: '/api/things/count',
      summary: 'How many there are',
      spec: '',
      access: forAgency,
      query: z.object({ sort: z.enum(['name']).optional(), ids: z.array(z.coerce.number()).optional() }),
      response: z.object({ count: z.int(), ids: z.array(z.number()) }),
    }),
    store: call({
      method: 'POST',
      path: '/api/things',
      summary: 'Make a thing',
      spec: '',
      access: forAgencyOrClient('template_management'),
      body: z.object({ name: z.string().min(2, 'Too short.'), parts: z.array(Thing).optional() }),
      response: Thing,
      status: 201,
      maxBodyBytes: 2000,
    }),
    delete: call({
      method: 'DELETE',
      path: '/api/things/{id}',
      summary: 'Delete a thing',
      spec: '',
      access: forAgency,
      params: z.object({ id: z.coerce.number().int() }),
      response: 'empty',
      status: 204,
    }),
  },
  files: {
    export: call({
      method: 'GET',
      path: '/api/export',
      summary: 'CSV',
      spec: '',
      access: forAgency,
      response: 'csv',
    }),
    broken: call({
      method: 'GET',
      path: '/api/broken',
      summary: 'Fails',
      spec: '',
      access: forAnyone,
      response: Thing,
    }),
    signed: call({
      method: 'POST',
      path: '/api/signed',
      summary: 'An event of a platform',
      spec: '',
      access: forAnyone,
      bodyType: 'signed',
      body: z.looseObject({ id: z.string() }),
      response: z.object({ id: z.string(), bytes: z.int() }),
    }),
    wrong: call({
      method: 'GET',
      path: '/api/wrong',
      summary: 'Lies',
      spec: '',
      access: forAnyone,
      response: Thing,
    }),
  },
  widget: {
    upload: call({
      method: 'POST',
      path: '/sdk/upload',
      summary: 'Large',
      spec: '',
      access: forVisitor,
      bodyType: 'multipart',
      body: z.object({ file: z.file(), tag: z.string().optional() }),
      response: z.object({ size: z.int(), tag: z.string().optional() }),
      maxBodyBytes: 2 * 1024 * 1024,
    }),
    report: call({
      method: 'POST',
      path: '/sdk/report',
      summary: 'Report',
      spec: '',
      access: forVisitor,
      body: z.object({ text: z.string(), more: z.unknown().optional() }),
      response: z.object({ text: z.string(), more: z.unknown().optional() }),
    }),
  },
} satisfies CallTable;
