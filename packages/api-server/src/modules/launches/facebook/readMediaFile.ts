import { and, eq } from 'drizzle-orm';
import type { GraphFile } from '../../../connectors/facebook/graphClient';
import { media } from '../../../db/schema/media';
import { inTenant } from '../../../db/tenant';
import type { Ports } from '../../../ports';
import { finalFailure } from '../saga/StepFailure';

/** Reads the bytes of an image or video, as a file of the multipart field `field`. @throws StepFailure where they are missing */
export async function readMediaFile(
  ports: Ports,
  launch: { readonly agency_id: number },
  mediaId: number,
  field: string,
): Promise<GraphFile> {
  const [row] = await inTenant(ports.db, launch.agency_id, (tx) =>
    tx
      .select()
      .from(media)
      .where(and(eq(media.agency_id, launch.agency_id), eq(media.id, mediaId))),
  );
  const body = row && (await readBytes(ports, row));
  if (!row || !body) {
    throw finalFailure(
      null,
      `The file ${row?.name ?? `media ${mediaId}`} no longer exists. Please choose another one.`,
    );
  }
  return { field, name: row.name, body, type: row.type };
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
