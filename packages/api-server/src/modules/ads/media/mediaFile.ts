import { contract, type FileAnswer, mayCall } from '@adlane/contract';
import type { MediaLink } from '@adlane/contract/ads/media';
import { inTenant } from '../../../db/tenant';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { found, invalid } from '../../../http/problem';
import type { FoundFile, Ports } from '../../../ports';
import { findCallerBySession } from '../../account/auth/findCaller';
import { saveName } from './fileNames';
import { findMedia, type MediaRecord } from './queries';

/** Path prefix of links to files. */
export const linkedFilesPath = '/files/linked/';
/** Lifetime of a link to a file. */
export const linkLifetimeMs = 10 * 60 * 1000;

/** @throws Problem 404 for a missing file, 422 for a video at another host */
async function toFile(ports: Ports, row: MediaRecord): Promise<FoundFile> {
  if (row.file_key === null) throw invalid({ id: ['This video is on YouTube and has no file here.'] });
  return found(await ports.files.find(row.file_key));
}

/**
 * Returns the file.
 * @throws Problem 404, 422
 */
export async function downloadMedia(
  call: CallContext<UserCaller>,
  { id }: { readonly id: number },
): Promise<FileAnswer> {
  const row = found(await call.inTenant((ctx) => findMedia(ctx, id)));
  const file = await toFile(call.ports, row);
  const filename = saveName(row.name, file.type);
  return { filename, type: file.type, size: file.size, body: await file.read() };
}

type Link = {
  readonly kind: 'media';
  readonly agency_id: number;
  readonly session_id: number;
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly until: number;
};

/**
 * Returns a URL from which a browser can download the file.
 * @throws Problem 404, 422
 */
export async function linkMedia(
  call: CallContext<UserCaller>,
  { id }: { readonly id: number },
): Promise<MediaLink> {
  const { caller, ports } = call;
  const row = found(await call.inTenant((ctx) => findMedia(ctx, id)));
  await toFile(ports, row);
  const until = ports.clock.now().getTime() + linkLifetimeMs;
  const link: Link = { kind: 'media', agency_id: caller.agency_id, session_id: caller.session_id, id, until };
  const sealed = encodeURIComponent(await ports.secrets.encrypt(JSON.stringify(link)));
  return { url: `${linkedFilesPath}${sealed}`, expires_at: new Date(until).toISOString() };
}

async function openLink(ports: Ports, sealed: string): Promise<Link | undefined> {
  const plain = await ports.secrets.decrypt(sealed).catch(() => undefined);
  if (plain === undefined) return undefined;
  if (!plain.startsWith('{"kind":"media",')) return undefined;
  return JSON.parse(plain) as Link;
}

export type LinkedFile = { readonly filename: string; readonly file: FoundFile };

/**
 * Finds the file of a link that is valid: younger than ten minutes, with a live session whose user still sees
 * the media.
 */
export async function findLinkedFile(ports: Ports, sealed: string): Promise<LinkedFile | undefined> {
  const link = await openLink(ports, sealed);
  const now = ports.clock.now();
  if (!link || link.until <= now.getTime()) return undefined;
  const caller = await findCallerBySession(ports.db, link, now);
  if (!caller || !mayCall(contract.media.link.access, caller)) return undefined;
  const row = await inTenant(ports.db, link.agency_id, (tx) => findMedia({ tx, caller }, link.id));
  const file = row?.file_key == null ? undefined : await ports.files.find(row.file_key);
  return row && file && { filename: saveName(row.name, file.type), file };
}
