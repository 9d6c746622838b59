import { Hono } from 'hono';
import { checkParameters } from '../checkParameters';
import {
  type GraphEnv,
  type GraphWorld,
  getAccount,
  listPage,
  needPermission,
  selectFields,
} from '../graphContext';
import { badParameter, refused } from '../graphFault';
import { createId, type Media } from '../graphState';
import { facebookParameters } from '../parameterList';
import type { ReceivedFile } from '../readRequest';
import { pictureUrl } from './pictureRoutes';

const maxImageBytes = 30 * 1024 * 1024;

/** Images of an ad account. The same image always has the same hash. */
export function mediaRoutes(world: GraphWorld): Hono<GraphEnv> {
  const { state } = world;
  const routes = new Hono<GraphEnv>();
  routes.post('/:account{act_\\d+}/adimages', async (call) => {
    const account = getAccount(call, world);
    needPermission(world, 'ads_management');
    const { bytes } = checkParameters('POST AdAccount/adimages', call.get('params'));
    const files = typeof bytes === 'string' ? [fromBase64(bytes)] : call.get('files');
    if (files.length === 0) throw badParameter('The parameter filename is required', 'filename');
    const images: Record<string, object> = {};
    for (const file of files) {
      checkImage(file);
      const hash = await hashBytes(file.bytes);
      const known = state.media.find((media) => media.hash === hash && media.accountId === account.id);
      const image =
        known ??
        addMedia(world, {
          kind: 'image',
          accountId: account.id,
          name: file.name,
          hash,
          bytes: file.bytes.length,
        });
      images[file.name] = { hash: image.hash, url: pictureUrl(call.req.url, image.hash) };
    }
    return call.json({ images });
  });
  routes.get('/:account{act_\\d+}/adimages', (call) => {
    const account = getAccount(call, world);
    const { hashes } = checkParameters('GET AdAccount/adimages', call.get('params'));
    const rows = state.media
      .filter((media) => media.kind === 'image' && media.accountId === account.id)
      .filter((media) => !Array.isArray(hashes) || hashes.includes(media.hash))
      .map((media) =>
        selectFields(call, 'AdImage', facebookParameters.fields.AdImage ?? [], {
          id: `${account.id}:${media.hash}`,
          hash: media.hash,
          name: media.name,
          url: pictureUrl(call.req.url, media.hash),
          status: 'ACTIVE',
          account_id: account.id,
        }),
      );
    return call.json(listPage(call, rows));
  });
  return routes;
}

/** Adds an image or video to the account's library. */
export function addMedia(
  { state, clock }: GraphWorld,
  { id = createId(state), ...media }: Omit<Media, 'id' | 'createdAt'> & { readonly id?: string },
): Media {
  const made = { ...media, id, createdAt: clock.now().getTime() };
  state.media.push(made);
  return made;
}

/** Images are detected by their first bytes, as in Graph. */
function checkImage(file: ReceivedFile): void {
  const [first, second, third, fourth] = file.bytes;
  const isPng = first === 0x89 && second === 0x50;
  const isJpeg = first === 0xff && second === 0xd8;
  const isGif = first === 0x47 && second === 0x49;
  const isWebp = first === 0x52 && second === 0x49 && third === 0x46 && fourth === 0x46;
  if (!isPng && !isJpeg && !isGif && !isWebp) {
    throw refused(1487411, 'Image not valid', 'The file is no picture that ads can use.', 'filename');
  }
  if (file.bytes.length > maxImageBytes) {
    throw refused(1487411, 'Image too large', 'Pictures may have up to 30 MB.', 'filename');
  }
}

function fromBase64(text: string): ReceivedFile {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return { field: 'bytes', name: 'bytes', bytes };
}

export async function hashBytes(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(bytes));
  return toHex(digest).slice(0, 32);
}

export function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
