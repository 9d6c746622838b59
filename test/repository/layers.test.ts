import { describe, expect, it } from 'vitest';
import {
  listOtherRowVerbs,
  listUseCaseInputs,
  listWritingQueries,
} from '../../scripts/metrics/measureLayers.mjs';

const folder = 'packages/api-server/src/modules/ads/tags';

describe('layers of a server module', () => {
  it.each([
    ['tx.select().from(tags)', 0],
    ['tx\n    .insert(tags)', 1],
    ['updateRow(tags, { tx, id })', 1],
    ['insertMany<typeof tags, Made>(tx, tags, rows)', 1],
    ['tx.execute(sql`\n    update ${tags} set name = o.name`)', 1],
    ['export async function storeTags(tx: Database) {', 1],
    ['sql`select updated_at from ${tags}`', 0],
  ])('counts what a file of queries writes, in %j', (text, count) => {
    expect(listWritingQueries([{ path: `${folder}/queries.ts`, text }])).toHaveLength(count);
    expect(listWritingQueries([{ path: `${folder}/commands.ts`, text }])).toEqual([]);
  });

  it.each([
    ['export async function insertTag(', 0],
    ['export async function claimTag(', 0],
    ['export async function saveTag(', 1],
    ['export const renameTag = (', 1],
    ['export type TagValues = {', 0],
    ['async function renameTag(', 0],
  ])('names commands after what they do to rows, unlike %j', (text, count) => {
    expect(listOtherRowVerbs([{ path: `${folder}/commands.ts`, text }])).toHaveLength(count);
    expect(listOtherRowVerbs([{ path: `${folder}/renameTag.ts`, text }])).toEqual([]);
  });

  it.each([
    ['ctx: UseCaseContext', 0],
    ['ctx: UseCaseContext, { id }: { readonly id: number }', 0],
    ['call: UserCall, query: TagQuery', 0],
    ['ctx: UseCaseContext, id: number', 1],
    ['{ tx, caller }: UseCaseContext, id: number', 1],
    ['ctx: UseCaseContext, { id }: TagKey, form: TagForm', 1],
    ['tags: readonly Tag[], id: number', 0],
  ])('takes a context and one object, unlike (%s)', (parameters, count) => {
    const sources = [
      { path: `${folder}/handlers.ts`, text: 'call.inTenant((ctx) => renameTag(ctx, params))' },
      { path: `${folder}/renameTag.ts`, text: `export async function renameTag(${parameters}) {}` },
    ];
    expect(listUseCaseInputs(sources)).toHaveLength(count);
  });
});
