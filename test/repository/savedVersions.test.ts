import { readdirSync, readFileSync } from 'node:fs';
import { contract, listCalls } from '@adlane/contract';
import { expect, it } from 'vitest';
import * as z from 'zod';

/** Expressions that send an edit of an opened record, such as `client.templates.update(`. */
const edits = listCalls(contract).flatMap(({ call, name }) => {
  const body =
    call.body && JSON.stringify(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }));
  return body?.includes('"base_updated_at"') ? [`client.${name}(`, `queries.${name}.mutation(`] : [];
});

/** Lists the edits of a source that never names the version which they are based on; `openedAt` is that of a draft. */
function listForgotten(source: string): string[] {
  return /\b(base_updated_at|SavedVersion|openedAt)\b/.test(source)
    ? []
    : edits.filter((edit) => source.includes(edit));
}

const sources = ['packages/ad-editor/src', 'packages/screens/src', 'apps/dashboard/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test|fixtures)\./.test(path))
    .map((path) => `${folder}/${path}`),
);

it('no screen saves an edited record without the version that its user opened', () => {
  const texts = sources.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  expect(texts.filter(({ text }) => edits.some((edit) => text.includes(edit))).length).toBeGreaterThan(15);
  expect(texts.flatMap(({ path, text }) => listForgotten(text).map((edit) => `${path}: ${edit}`))).toEqual(
    [],
  );
});

it('would notice a screen that forgets the version', () => {
  expect(listForgotten('client.guides.update({ params, body })')).toEqual(['client.guides.update(']);
});

/** A form follows the record that it edits (ADR 0031). */
const isFrozen = (source: string) =>
  edits.some((edit) => source.includes(edit)) &&
  /refetchOnWindowFocus: false|staleTime: Number\.POSITIVE_INFINITY/.test(source);

it('no screen stops to read the record that it edits', () => {
  expect(sources.filter((path) => isFrozen(readFileSync(path, 'utf8')))).toEqual([]);
  expect(isFrozen('client.guides.update({ params, body }); useQuery({ refetchOnWindowFocus: false })')).toBe(
    true,
  );
});
