import type { ContractHandlers } from '../../../http/contractHandlers';
import { drawImages } from './drawImages';
import { writeAd, writeField, writeOffers, writePrompt } from './service';

export function aiHandlers(): ContractHandlers<'ai'> {
  return {
    text: ({ body, ctx }) => writeField(ctx, body),
    adText: ({ body, ctx }) => writeAd(ctx, body),
    offerText: ({ body, ctx }) => writeOffers(ctx, body),
    prompts: ({ body, ctx }) => writePrompt(ctx, body),
    image: ({ body, ctx }) => drawImages(ctx, body),
  };
}
