import { Problem } from '../../../http/problem';
import type { Database, Ports } from '../../../ports';
import { insertMedia } from '../media/commands';
import { claimFile } from '../media/orphanFiles';
import { type MediaRecord } from '../media/queries';
import { type ReceivedFile, receiveFile } from '../media/receiveFile';
import type { ImportRecord } from './queries';

/** A downloaded image with its key on the platform. */
export type ImportedPicture = ReceivedFile & { readonly hash: string };

/** Timeout of an image download. */
const pictureTimeoutMs = 20_000;

/**
 * Downloads a campaign's images; images that can't be loaded or used are left out. A file without a row is
 * swept like every unused file.
 */
export async function downloadImages(
  ports: Ports,
  agencyId: number,
  urls: ReadonlyMap<string, string>,
): Promise<ImportedPicture[]> {
  const downloaded: ImportedPicture[] = [];
  for (const [hash, url] of urls) {
    const picture = await downloadImage(ports, agencyId, url, hash).catch((error: unknown) => {
      if (!(error instanceof Problem) && !(error instanceof TypeError)) {
        ports.log.warn({ agency_id: agencyId, reason: String(error) }, 'An image could not be loaded');
      }
      return undefined;
    });
    if (picture) downloaded.push({ ...picture, hash });
  }
  return downloaded;
}

async function downloadImage(
  ports: Ports,
  agency_id: number,
  url: string,
  hash: string,
): Promise<ReceivedFile | undefined> {
  const answer = await ports.outbound.fetch(url, { signal: AbortSignal.timeout(pictureTimeoutMs) });
  if (!answer.ok || answer.body === null) return undefined;
  const type = answer.headers.get('content-type') ?? '';
  return receiveFile(
    ports,
    { name: `${hash}.png`, type, body: answer.body },
    { agency_id, isImageOnly: true },
  );
}

/** Adds images to the library of the import's owner. Returns their rows in order. */
export async function storeImages(
  tx: Database,
  { agency_id, client_id }: Pick<ImportRecord, 'agency_id' | 'client_id'>,
  pictures: readonly ImportedPicture[],
  now: Date,
): Promise<MediaRecord[]> {
  const rows: MediaRecord[] = [];
  for (const { hash: _hash, ...picture } of pictures) {
    const url = `/files/${picture.file_key}`;
    const row = await insertMedia(tx, {
      ...picture,
      agency_id,
      client_id,
      url,
      created_at: now,
      updated_at: now,
    });
    await claimFile(tx, agency_id, picture.file_key);
    rows.push(row);
  }
  return rows;
}
