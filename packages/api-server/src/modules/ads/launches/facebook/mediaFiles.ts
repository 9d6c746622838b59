import { and, eq } from 'drizzle-orm';
import type { GraphFile } from '../../../../connectors/facebook/graph/graphClient';
import type { VideoFile } from '../../../../connectors/facebook/media/uploadVideo';
import { media } from '../../../../db/schema/ads/media';
import { inTenant } from '../../../../db/tenant';
import type { Ports } from '../../../../ports';
import { finalFailure, type StepFailure } from '../saga/StepFailure';

type MediaRow = typeof media.$inferSelect;
type Tenant = { readonly agency_id: number };

async function findRow(ports: Ports, { agency_id }: Tenant, mediaId: number): Promise<MediaRow | undefined> {
  const [row] = await inTenant(ports.db, agency_id, (tx) =>
    tx
      .select()
      .from(media)
      .where(and(eq(media.agency_id, agency_id), eq(media.id, mediaId))),
  );
  return row;
}

function fileGone(row: MediaRow | undefined, mediaId: number): StepFailure {
  const name = row?.name ?? `media ${mediaId}`;
  return finalFailure(null, `The file ${name} no longer exists. Please choose another one.`);
}

/** Reads the bytes of an image, as a file of the multipart field `field`. @throws StepFailure where they are missing */
export async function readMediaFile(
  ports: Ports,
  tenant: Tenant,
  mediaId: number,
  field: string,
): Promise<GraphFile> {
  const row = await findRow(ports, tenant, mediaId);
  const body = row && (await readBytes(ports, row));
  if (!row || !body) throw fileGone(row, mediaId);
  return { field, name: row.name, body, type: row.type };
}

/** Reads a video's own thumbnail. @throws StepFailure where it is missing */
export async function readThumbnailFile(
  ports: Ports,
  tenant: Tenant,
  mediaId: number,
  field: string,
): Promise<GraphFile> {
  const row = await findRow(ports, tenant, mediaId);
  const file = row?.thumbnail_key ? await ports.files.get(row.thumbnail_key) : undefined;
  if (!row || !file) throw fileGone(row, mediaId);
  return { field, name: `${row.name}.jpg`, body: file.body, type: file.type };
}

/** Opens a file that is too large for memory. @throws StepFailure where it is missing */
export async function openMediaFile(ports: Ports, tenant: Tenant, mediaId: number): Promise<VideoFile> {
  const row = await findRow(ports, tenant, mediaId);
  const file = row?.file_key ? await ports.files.find(row.file_key) : undefined;
  if (!row || !file) throw fileGone(row, mediaId);
  return { name: row.name, type: row.type, size: file.size, read: (range) => file.read(range) };
}

async function readBytes(
  ports: Ports,
  row: { readonly file_key: string | null; readonly url: string },
): Promise<Uint8Array | undefined> {
  if (row.file_key !== null) return (await ports.files.get(row.file_key))?.body;
  if (!/^https?:\/\//.test(row.url)) return undefined;
  const response = await ports.outbound.fetch(row.url);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}
