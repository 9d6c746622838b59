import type { IncomingFile, IncomingForm } from '@adlane/contract';
import type { Media, MediaUploadState } from '@adlane/contract/ads/media';
import { uploadPartBytes } from '@adlane/contract/constants';
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { media_uploads, type UploadPart } from '../../../db/schema/ads/media';
import type { UserCall } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { conflict, found } from '../../../http/problem';
import { buildTooLarge } from '../../../http/requests/bodyLimits';
import type { Database, Ports } from '../../../ports';
import { cleanName } from './fileNames';
import { toMediaViews } from './mediaView';
import { dropFiles, recordFile } from './orphanFiles';
import { findMedia } from './queries';
import { receiveFile } from './receiveFile';
import { addToLibrary, findMediaOwner } from './storeMedia';

type UploadRow = typeof media_uploads.$inferSelect;
type Start = { readonly name: string; readonly size: number; readonly client_user_id: number | null };
type PartForm = { readonly file: File; readonly offset: number };

function ofCaller({ agency_id, user_id }: UserCaller, id: number): SQL | undefined {
  return and(
    eq(media_uploads.agency_id, agency_id),
    eq(media_uploads.id, id),
    eq(media_uploads.user_id, user_id),
  );
}

function toState({ id, size, received }: UploadRow): MediaUploadState {
  return { id, size, offset: received, part_bytes: uploadPartBytes };
}

async function findUpload(call: UserCall, id: number): Promise<UploadRow> {
  const [row] = await call.inTenant(({ tx }) =>
    tx.select().from(media_uploads).where(ofCaller(call.caller, id)),
  );
  return found(row);
}

/** Begins an upload. @throws Problem 422 for a foreign client */
export async function startUpload(
  call: UserCall,
  { name, size, client_user_id }: Start,
): Promise<MediaUploadState> {
  const { agency_id, user_id } = call.caller;
  const now = call.ports.clock.now();
  return call.inTenant(async (ctx) => {
    const client_id = await findMediaOwner(ctx, client_user_id);
    const [row] = await ctx.tx
      .insert(media_uploads)
      .values({ agency_id, user_id, client_id, name, size, created_at: now, updated_at: now })
      .returning();
    return toState(found(row));
  });
}

/** @throws Problem 404 */
export async function viewUpload(call: UserCall, { id }: { readonly id: number }): Promise<MediaUploadState> {
  return toState(await findUpload(call, id));
}

/** Writes one part while it arrives. @throws Problem 413 */
async function putPart(ports: Ports, agencyId: number, file: IncomingFile): Promise<UploadPart> {
  const key = `uploads/${agencyId}/${ports.ids.token()}`;
  let bytes = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > uploadPartBytes) throw buildTooLarge(uploadPartBytes);
      controller.enqueue(chunk);
    },
  });
  await recordFile(ports, agencyId, key);
  try {
    await ports.files.put(key, { body: file.body.pipeThrough(count), type: 'application/octet-stream' });
    return { key, bytes };
  } catch (error) {
    await dropFiles(ports, agencyId, [key]);
    throw error;
  }
}

/**
 * Stores the next part of an upload.
 * @throws Problem 404, 409 for a part that does not begin where the last one ended, or exceeds the file
 */
export async function storePart(
  call: UserCall,
  { id, form }: { readonly id: number; readonly form: IncomingForm<PartForm> },
): Promise<MediaUploadState> {
  const { caller, ports } = call;
  await findUpload(call, id);
  let part: UploadPart | undefined;
  try {
    const { stored, fields } = await form.receive(async (file) => {
      part = await putPart(ports, caller.agency_id, file);
      return part;
    });
    const row = await call.inTenant(({ tx }) => appendPart(tx, ofCaller(caller, id), fields.offset, stored));
    if (!row) throw conflict('This part does not continue the upload. Ask how far it has come.');
    return toState(row);
  } catch (error) {
    if (part) await dropFiles(ports, caller.agency_id, [part.key]);
    throw error;
  }
}

async function appendPart(
  tx: Database,
  where: SQL | undefined,
  offset: number,
  part: UploadPart,
): Promise<UploadRow | undefined> {
  const [row] = await tx
    .update(media_uploads)
    .set({
      received: offset + part.bytes,
      parts: sql`${media_uploads.parts} || ${JSON.stringify([part])}::jsonb`,
    })
    .where(
      and(
        where,
        eq(media_uploads.received, offset),
        lte(sql`${offset + part.bytes}::bigint`, media_uploads.size),
      ),
    )
    .returning();
  return row;
}

/** Returns the parts as one stream, one of them open at a time. */
function joinParts(ports: Ports, parts: readonly UploadPart[]): ReadableStream<Uint8Array> {
  const rest = [...parts];
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        for (;;) {
          if (!reader) {
            const next = rest.shift();
            if (!next) return controller.close();
            reader = (await found(await ports.files.find(next.key)).read()).getReader();
          }
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          reader = undefined;
        }
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Adds a file whose parts have all arrived to the library, checked by its content like any upload.
 * @throws Problem 404, 409 while parts are missing, 422
 */
export async function finishUpload(call: UserCall, { id }: { readonly id: number }): Promise<Media> {
  const { caller, ports } = call;
  const { agency_id } = caller;
  const upload = await findUpload(call, id);
  if (upload.media_id !== null) return viewFinished(call, upload.media_id);
  if (upload.received < upload.size) throw conflict('Some parts of this upload are missing.');
  const body = joinParts(ports, upload.parts);
  const received = await receiveFile(ports, { name: upload.name, type: '', body }, { agency_id });
  const name = cleanName(upload.name, received.kind);
  const row = { name, client_id: upload.client_id, source_media_id: null };
  const media = await addToLibrary(
    call,
    received,
    async () => row,
    async (tx, { id: media_id }) => {
      const finished = await tx
        .update(media_uploads)
        .set({ media_id, parts: [] })
        .where(and(ofCaller(caller, id), isNull(media_uploads.media_id)))
        .returning({ id: media_uploads.id });
      if (finished.length === 0) throw conflict('This upload was finished meanwhile.');
    },
  );
  await dropFiles(
    ports,
    agency_id,
    upload.parts.map(({ key }) => key),
  );
  return media;
}

async function viewFinished(call: UserCall, mediaId: number): Promise<Media> {
  return call.inTenant(async (ctx) => {
    const [view] = await toMediaViews(ctx, [found(await findMedia(ctx, mediaId))]);
    return found(view);
  });
}

/** Discards an upload with its parts. @throws Problem 404 */
export async function cancelUpload(call: UserCall, { id }: { readonly id: number }): Promise<void> {
  const [row] = await call.inTenant(({ tx }) =>
    tx.delete(media_uploads).where(ofCaller(call.caller, id)).returning({ parts: media_uploads.parts }),
  );
  const keys = found(row).parts.map(({ key }) => key);
  await dropFiles(call.ports, call.caller.agency_id, keys);
}
