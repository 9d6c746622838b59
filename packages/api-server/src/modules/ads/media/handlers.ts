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
    list: ({ query, ctx }) =>
      ctx.inTenant(async (unit) => {
        const { rows, total } = await listMedia(unit, query);
        return toPage(await toMediaViews(unit, rows), total, query);
      }),
    view: ({ params, ctx }) =>
      ctx.inTenant(async (unit) => {
        const row = found(await findMedia(unit, params.id));
        const [view] = await toMediaViews(unit, [row]);
        return found(view);
      }),
    store: ({ body, ctx }) => storeMedia(ctx, body),
    startUpload: ({ body, ctx }) => startUpload(ctx, body),
    upload: ({ params, ctx }) => viewUpload(ctx, params.id),
    uploadPart: ({ params, body, ctx }) => storePart(ctx, params.id, body),
    finishUpload: ({ params, ctx }) => finishUpload(ctx, params.id),
    cancelUpload: async ({ params, ctx }) => {
      await cancelUpload(ctx, params.id);
      return { message: successMessages.deleted };
    },
    thumbnail: ({ params, body, ctx }) => storeThumbnail(ctx, params.id, body),
    saveCropped: ({ body, ctx }) => storeCropped(ctx, body),
    youtube: ({ body, ctx }) => storeYoutube(ctx, body),
    bulkDelete: async ({ body, ctx }) => {
      await deleteMedia(ctx, body.ids);
      return { message: successMessages.deleted };
    },
    download: ({ params, ctx }) => downloadMedia(ctx, params.id),
    link: ({ params, ctx }) => linkMedia(ctx, params.id),
  };
}
