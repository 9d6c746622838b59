import { createClient, isHttpError } from '@adlane/api-client';
import { contract, type ErrorBody } from '@adlane/contract';
import { errorMessages } from '@adlane/contract/constants';
import type { BulkAction } from '@adlane/ui';
import { describe, expect, it } from 'vitest';
import { client as clientRow } from '../../account/clients/client.fixtures';
import { setNiche } from '../../account/clients/clientActions';
import { renameTemplate, setStatus } from '../../ads/templates/TemplatesScreen/templateActions';
import type { ListedTemplate } from '../../ads/templates/TemplatesScreen/useTemplates';

const template = { id: clientRow.id, name: 'Before', status: 'draft' } as ListedTemplate;

/** A server with one record, which refuses changes of an outdated version. */
function createRecord() {
  let updated_at = '2026-11-01T00:00:00.000Z';
  const save = () => {
    updated_at = new Date(Date.parse(updated_at) + 1000).toISOString();
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { base_updated_at: base = updated_at } = await new Request(input, init).json();
    const refusal: ErrorBody = { code: 'EDIT_CONFLICT', message: errorMessages.editConflict };
    if (base !== updated_at) return Response.json(refusal, { status: 409 });
    save();
    return Response.json({ id: clientRow.id, updated_at });
  };
  return { save, api: createClient(contract, { baseUrl: 'https://api.example', fetch }) };
}
type Api = ReturnType<typeof createRecord>['api'];

/** Runs an action and returns its undo. */
async function runOn<Item>(action: BulkAction<Item>, items: readonly Item[]) {
  await action.run(items);
  const undo = action.undo?.(items);
  return { undo: async () => undo?.run(items), describeError: action.describeError };
}

const actions: readonly [string, (api: Api) => ReturnType<typeof runOn>][] = [
  ['niche of clients', (api) => runOn(setNiche(api, [clientRow], 'Dental'), [clientRow])],
  ['status of templates', (api) => runOn(setStatus(api, [template], 'active'), [template])],
  ['name of a template', (api) => runOn(renameTemplate(api, template, 'After'), [template])],
];

describe.each(actions)('the undo of a change of the %s', (_what, run) => {
  it('reverts the change as long as no other user saved', async () => {
    const { undo } = await run(createRecord().api);
    await expect(undo()).resolves.not.toThrow();
  });

  it("leaves another user's later save, and says what to do", async () => {
    const { api, save } = createRecord();
    const { undo, describeError } = await run(api);
    save();
    const error = await undo().catch((reason: unknown) => reason);
    expect(isHttpError(error) && error.status).toBe(409);
    expect(describeError(error)).toBe(errorMessages.editConflict);
  });
});
