import { Hono } from 'hono';
import { toText } from '../../toText';
import { checkParameters, type GraphParameters } from '../checkParameters';
import {
  type GraphCall,
  type GraphEnv,
  type GraphWorld,
  getAccount,
  listPage,
  needPermission,
  selectFields,
} from '../graphContext';
import { badParameter, GraphFault, refused } from '../graphFault';
import { createId, type GraphState, type VideoUpload } from '../graphState';
import { facebookParameters } from '../parameterList';
import { videoNode } from '../videoNode';
import { addMedia, hashBytes } from './mediaRoutes';

/** Largest video of an ad account. */
const maxVideoBytes = 10 * 2 ** 30;

/** Videos of an ad account: in one request, or resumable in the phases start, transfer and finish. */
export function videoRoutes(world: GraphWorld): Hono<GraphEnv> {
  const { state } = world;
  const routes = new Hono<GraphEnv>();
  routes.post('/:account{act_\\d+}/advideos', async (call) => {
    const account = getAccount(call, world);
    needPermission(world, 'ads_management');
    const params = checkParameters('POST AdAccount/advideos', call.get('params'));
    switch (params.upload_phase) {
      case undefined:
        return call.json({ id: await addWholeVideo(call, world, account.id, params) });
      case 'start':
        return call.json(start(state, account.id, params));
      case 'transfer':
        return call.json(transfer(call, state, account.id, params));
      case 'finish':
        return call.json(finish(world, account.id, params));
      default:
        removeUpload(state, findUpload(state, account.id, params));
        return call.json({ success: true });
    }
  });
  routes.get('/:account{act_\\d+}/advideos', (call) => {
    const account = getAccount(call, world);
    checkParameters('GET AdAccount/advideos', call.get('params'));
    const now = world.clock.now().getTime();
    const rows = state.media
      .filter((media) => media.kind === 'video' && media.accountId === account.id)
      .map((media) =>
        selectFields(call, 'AdVideo', facebookParameters.fields.AdVideo ?? [], videoNode(media, state, now)),
      );
    return call.json(listPage(call, rows));
  });
  return routes;
}

async function addWholeVideo(
  call: GraphCall,
  world: GraphWorld,
  accountId: string,
  params: GraphParameters,
): Promise<string> {
  const file = call.get('files')[0];
  if (!file && !params.file_url) throw badParameter('The parameter source is required', 'source');
  return addMedia(world, {
    kind: 'video',
    accountId,
    name: toText(params.title ?? params.name ?? file?.name ?? params.file_url),
    hash: file ? await hashBytes(file.bytes) : toText(params.file_url),
    bytes: file?.bytes.length ?? 0,
    isBroken: file !== undefined && !isVideo(file.bytes),
  }).id;
}

function start(state: GraphState, accountId: string, params: GraphParameters) {
  const fileSize = Number(params.file_size ?? 0);
  if (fileSize < 1) throw badParameter('The parameter file_size is required', 'file_size');
  if (fileSize > maxVideoBytes) {
    throw refused(1363023, 'Video too large', 'Videos may have up to 10 GB.', 'file_size');
  }
  const upload = {
    sessionId: createId(state),
    videoId: createId(state),
    accountId,
    fileSize,
    received: 0,
    isVideo: false,
  };
  state.videoUploads.push(upload);
  return {
    upload_session_id: upload.sessionId,
    video_id: upload.videoId,
    ...nextOffsets(upload, state),
  };
}

/** The range that the next chunk may have, as texts like Graph's; both are the same once all bytes have arrived. */
function nextOffsets({ received, fileSize }: VideoUpload, { videoChunkBytes }: GraphState) {
  return {
    start_offset: String(received),
    end_offset: String(Math.min(fileSize, received + videoChunkBytes)),
  };
}

function findUpload(state: GraphState, accountId: string, params: GraphParameters): VideoUpload {
  const found = state.videoUploads.find(
    (upload) => upload.sessionId === params.upload_session_id && upload.accountId === accountId,
  );
  if (found) return found;
  throw refused(1363030, 'Upload expired', 'This upload session does not exist.', 'upload_session_id');
}

function transfer(call: GraphCall, state: GraphState, accountId: string, params: GraphParameters) {
  const upload = findUpload(state, accountId, params);
  const chunk = call.get('files').find(({ field }) => field === 'video_file_chunk')?.bytes;
  if (!chunk || chunk.length === 0) {
    throw badParameter('The parameter video_file_chunk is required', 'video_file_chunk');
  }
  if (params.start_offset === undefined) {
    throw badParameter('The parameter start_offset is required', 'start_offset');
  }
  if (params.start_offset !== upload.received) {
    throw new GraphFault({
      message: '(#6001) There was a problem uploading your video. Please try again.',
      type: 'OAuthException',
      code: 6001,
      error_subcode: 1363037,
      is_transient: false,
      error_data: nextOffsets(upload, state),
    });
  }
  if (chunk.length > Number(nextOffsets(upload, state).end_offset) - upload.received) {
    throw refused(1363031, 'Chunk too large', 'The chunk ends after end_offset.', 'video_file_chunk');
  }
  if (upload.received === 0) upload.isVideo = isVideo(chunk);
  upload.received += chunk.length;
  return nextOffsets(upload, state);
}

function finish(world: GraphWorld, accountId: string, params: GraphParameters) {
  const { state } = world;
  const upload = findUpload(state, accountId, params);
  if (upload.received < upload.fileSize) {
    throw refused(1363033, 'Upload incomplete', 'Transfer all of the video first.', 'upload_session_id');
  }
  removeUpload(state, upload);
  addMedia(world, {
    id: upload.videoId,
    kind: 'video',
    accountId,
    name: toText(params.title ?? params.name ?? ''),
    hash: upload.videoId,
    bytes: upload.fileSize,
    isBroken: !upload.isVideo,
  });
  return { success: true };
}

function removeUpload(state: GraphState, upload: VideoUpload): void {
  state.videoUploads = state.videoUploads.filter((each) => each !== upload);
}

/** Videos are detected by their first bytes: MP4 and QuickTime boxes, or WebM. */
function isVideo(bytes: Uint8Array): boolean {
  const box = String.fromCharCode(...bytes.subarray(4, 8));
  const isWebm = bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3;
  return isWebm || ['ftyp', 'moov', 'mdat', 'wide'].includes(box);
}
