import type { IncomingForm } from '@adlane/contract';
import type { Media } from '@adlane/contract/ads/media';
import { checkCrop, checkLogoSize } from '@adlane/contract/rules';
import type { UserCall } from '../../../http/CallContext';
import { invalid, notFound } from '../../../http/problem';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { getOwnerClient } from '../../account/access/visibility';
import { insertMedia } from './commands';
import { cleanName } from './fileNames';
import { toNewMediaView } from './mediaView';
import { claimFile, dropFiles } from './orphanFiles';
import { findMedia, hasClient, type MediaRecord } from './queries';
import { type ReceivedFile, receiveFile } from './receiveFile';

type Row = Pick<MediaRecord, 'name' | 'client_id' | 'source_media_id'>;

/**
 * Returns the client that owns new media: for a client's user, always that client.
 * @throws Problem 422 for a foreign client
 */
export async function findMediaOwner(
  ctx: ReadContext,
  wanted: number | null | undefined,
): Promise<number | null> {
  const { caller } = ctx;
  const owner = getOwnerClient(caller);
  if (wanted == null) return owner;
  if (await hasClient(ctx, wanted)) return wanted;
  throw invalid({ client_user_id: ['What you selected no longer exists.'] });
}

/** Inserts the row of a received file; if that fails, the file is deleted. */
export async function addToLibrary(
  call: UserCall,
  received: ReceivedFile,
  describe: (tx: Database) => Promise<Row>,
  afterInsert: (tx: Database, row: MediaRecord) => Promise<void> = async () => undefined,
): Promise<Media> {
  const { agency_id } = call.caller;
  const { name: _given, ...content } = received;
  const now = call.ports.clock.now();
  try {
    return await call.inTenant(async ({ tx }) => {
      const row = await insertMedia(tx, {
        ...content,
        ...(await describe(tx)),
        agency_id,
        url: `/files/${received.file_key}`,
        created_at: now,
        updated_at: now,
      });
      await claimFile(tx, agency_id, received.file_key);
      await afterInsert(tx, row);
      return toNewMediaView(row);
    });
  } catch (error) {
    await dropFiles(call.ports, agency_id, [received.file_key]);
    throw error;
  }
}

/** Receives a form with its file; if the form is refused, the file is deleted. */
async function receive<Form>(
  call: UserCall,
  form: IncomingForm<Form>,
  isImageOnly: boolean,
): Promise<{ stored: ReceivedFile; fields: Omit<Form, 'file'> }> {
  const { agency_id } = call.caller;
  let stored: ReceivedFile | undefined;
  try {
    return await form.receive(async (file) => {
      stored = await receiveFile(call.ports, file, { agency_id, isImageOnly });
      return stored;
    });
  } catch (error) {
    if (stored) await dropFiles(call.ports, agency_id, [stored.file_key]);
    throw error;
  }
}

type UploadForm = {
  readonly file: File;
  readonly name?: string | undefined;
  readonly client_user_id?: number | undefined;
  readonly use: 'ad' | 'logo';
};

/**
 * Adds an upload to the library.
 * @throws Problem 422
 */
export async function storeMedia(call: UserCall, form: IncomingForm<UploadForm>): Promise<Media> {
  const { stored: received, fields } = await receive(call, form, false);
  return addToLibrary(call, received, async (tx) => {
    const text = fields.use === 'logo' ? checkLogo(received) : undefined;
    if (text !== undefined) throw invalid({ file: [text] });
    const name = cleanName(fields.name ?? received.name, received.kind);
    return {
      name,
      client_id: await findMediaOwner({ tx, caller: call.caller }, fields.client_user_id),
      source_media_id: null,
    };
  });
}

function checkLogo(received: ReceivedFile): string | undefined {
  return received.kind === 'image' ? checkLogoSize(received) : 'A logo is an image.';
}

type CropForm = { readonly file: File; readonly media_id: number; readonly ratio: string };

/**
 * Adds a cropped part of an image to the library, with the same owner.
 * @throws Problem 404, 422
 */
export async function storeCropped(call: UserCall, form: IncomingForm<CropForm>): Promise<Media> {
  const { stored: received, fields } = await receive(call, form, true);
  return addToLibrary(call, received, async (tx) => {
    const source = await findMedia({ tx, caller: call.caller }, fields.media_id);
    if (!source || source.kind !== 'image') throw notFound();
    const text = checkCrop(fields.ratio, received);
    if (text !== undefined) throw invalid({ file: [text] });
    const name = cleanName(received.name === 'blob' ? source.name : received.name, source.name);
    const client_id = getOwnerClient(call.caller) ?? source.client_id;
    return { name, client_id, source_media_id: source.id };
  });
}
