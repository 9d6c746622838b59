import type { ContractHandlers } from '../../../http/contractHandlers';
import { drawImages } from './drawImages';
import { writeAd, writeField, writeOffers, writePrompt } from './writeTexts';

export function aiHandlers(): ContractHandlers<'ai'> {
  return {
    text: ({ body, call }) => writeField(call, body),
    adText: ({ body, call }) => writeAd(call, body),
    offerText: ({ body, call }) => writeOffers(call, body),
    prompts: ({ body, call }) => writePrompt(call, body),
    image: ({ body, call }) => drawImages(call, body),
  };
}
