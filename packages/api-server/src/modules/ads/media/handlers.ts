import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../../db/page';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { found } from '../../../http/problem';
import { deleteMedia } from './deleteMedia';
import { downloadMedia, linkMedia } from './mediaFile';
import { toMediaViews } from './mediaView';
import { findMedia, listMedia } from './queries';
import { storeCropped, storeMedia } from './storeMedia';
import { storeThumbnail } from './storeThumbnail';
import { storeYoutube } from './storeYoutube';
import { cancelUpload, finishUpload, startUpload, storePart, viewUpload } from './uploadInParts';

export function mediaHandlers(): ContractHandlers<'media'> {
  return {
    list: ({ query, call }) =>
      call.inTenant(async (ctx) => {
        const { rows, total } = await listMedia(ctx, query);
        return toPage(await toMediaViews(ctx, rows), total, query);
      }),
    view: ({ params, call }) =>
      call.inTenant(async (ctx) => {
        const row = found(await findMedia(ctx, params.id));
        const [view] = await toMediaViews(ctx, [row]);
        return found(view);
      }),
    store: ({ body, call }) => storeMedia(call, body),
    startUpload: ({ body, call }) => startUpload(call, body),
    upload: ({ params, call }) => viewUpload(call, params),
    uploadPart: ({ params, body, call }) => storePart(call, { ...params, form: body }),
    finishUpload: ({ params, call }) => finishUpload(call, params),
    cancelUpload: async ({ params, call }) => {
      await cancelUpload(call, params);
      return { message: successMessages.deleted };
    },
    thumbnail: ({ params, body, call }) => storeThumbnail(call, { ...params, form: body }),
    saveCropped: ({ body, call }) => storeCropped(call, body),
    youtube: ({ body, call }) => storeYoutube(call, body),
    bulkDelete: async ({ body, call }) => {
      await deleteMedia(call, body.ids);
      return { message: successMessages.deleted };
    },
    download: ({ params, call }) => downloadMedia(call, params),
    link: ({ params, call }) => linkMedia(call, params),
  };
}
