import type { PersonExport } from '@adlane/contract/widget/people';
import { sliceKeys } from '../../../http/answers/createCsvFile';
import { streamText } from '../../../http/answers/streamText';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import type { Files } from '../../../ports';
import { readJsonText } from '../tickets/largeParts';
import { findPersonWith } from './possibleMatches';
import { type ChosenMatches, listPersonIds, type PersonRow, personTables, readPersonRows } from './queries';

type Call = CallContext<UserCaller>;
type Kind = keyof PersonExport;
/** What an export contains, fixed when it starts. */
type Listed = readonly (readonly [kind: Kind, ids: readonly number[]])[];

const kinds = Object.keys(personTables) as Kind[];

/**
 * Streams all data of a person and of the chosen possible matches as JSON, with the page, the replay and their resources
 * of each ticket; one portion of rows or one ticket is in memory at a time.
 * @throws Problem 404; 422 for a chosen one that is no possible match
 */
export async function exportPerson(
  call: Call,
  { id, ...chosen }: { readonly id: number } & ChosenMatches,
): Promise<ReadableStream<Uint8Array>> {
  const listed = await call.inTenant(async (ctx) => {
    const person = await findPersonWith(ctx, id, chosen);
    const all: [Kind, readonly number[]][] = [];
    for (const kind of kinds) all.push([kind, await listPersonIds(ctx.tx, personTables[kind], person)]);
    return all;
  });
  return streamText(writeExport(call, listed));
}

async function* writeExport(call: Call, listed: Listed): AsyncGenerator<string, void> {
  let start = '{';
  for (const [kind, ids] of listed) {
    yield `${start}"${kind}":[`;
    let separator = '';
    // A ticket may have megabytes of logs.
    for (const portion of kind === 'tickets' ? ids.map((id) => [id]) : sliceKeys(ids)) {
      const { agency_id } = call.caller;
      const { table } = personTables[kind];
      for (const row of await call.inTenant(({ tx }) => readPersonRows(tx, table, agency_id, portion))) {
        yield separator;
        yield* writeRow(call.ports.files, kind, row);
        separator = ',';
      }
    }
    start = '],';
  }
  yield ']}';
}

async function* writeRow(files: Files, kind: Kind, row: PersonRow): AsyncGenerator<string, void> {
  // The secret of a session is no data of the person; files are written in place of their keys.
  const {
    gleap_hash_digest: _secret,
    screenshot_key = null,
    replay_key = null,
    resources_key = null,
    ...data
  } = row;
  if (kind !== 'tickets') {
    yield JSON.stringify(data);
    return;
  }
  yield `${JSON.stringify(data).slice(0, -1)},"screenshotData":`;
  yield* readJsonText(files, screenshot_key);
  yield ',"webReplay":';
  yield* readJsonText(files, replay_key);
  yield ',"resources":';
  yield* readJsonText(files, resources_key);
  yield '}';
}
