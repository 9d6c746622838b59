import { call, forAnyone, forUser } from '@adlane/contract';
import * as z from 'zod';

const Pet = z.object({ id: z.int(), name: z.string() });

/** A small table of calls with every kind of input and answer. */
export const petTable = {
  pets: {
    list: call({
      method: 'GET',
      path: '/pets',
      summary: 'Pets',
      spec: 'test',
      access: forUser,
      query: z.object({ page: z.coerce.number<number>().default(1), tags: z.array(z.string()).optional() }),
      response: z.array(Pet),
    }),
    view: call({
      method: 'GET',
      path: '/pets/{id}',
      summary: 'A pet',
      spec: 'test',
      access: forUser,
      params: z.object({ id: z.coerce.number<number>() }),
      response: Pet,
    }),
    create: call({
      method: 'POST',
      path: '/pets',
      summary: 'A new pet',
      spec: 'test',
      access: forUser,
      body: z.object({ name: z.string() }),
      response: Pet,
      status: 201,
    }),
    remove: call({
      method: 'DELETE',
      path: '/pets/{id}',
      summary: 'No pet',
      spec: 'test',
      access: forUser,
      params: z.object({ id: z.coerce.number<number>() }),
      response: 'empty',
      status: 204,
    }),
    picture: call({
      method: 'POST',
      path: '/pets/{id}/picture',
      summary: 'Its picture',
      spec: 'test',
      access: forUser,
      bodyType: 'multipart',
      params: z.object({ id: z.coerce.number<number>() }),
      body: z.object({ file: z.file(), labels: z.array(z.string()), crop: z.object({ x: z.int() }) }),
      response: 'empty',
    }),
    export: call({
      method: 'GET',
      path: '/pets/export',
      summary: 'All of them',
      spec: 'test',
      access: forUser,
      response: 'csv',
    }),
  },
  house: {
    rest: call({
      method: 'POST',
      path: '/rest',
      summary: 'Rest',
      spec: 'test',
      access: forAnyone,
      response: 'empty',
    }),
  },
};
