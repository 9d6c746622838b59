import { successMessages } from '@adlane/contract/constants';
import { toPage } from '../../db/page';
import type { ContractHandlers } from '../../http/contractHandlers';
import { found } from '../../http/problem';
import { deleteMedia } from './deleteMedia';
import { downloadMedia, linkMedia } from './mediaFile';
import { toMediaViews } from './mediaView';
import { findMedia, listMedia } from './queries';
import { storeCropped, storeMedia } from './storeMedia';
import { storeYoutube } from './storeYoutube';

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
