import type { ContractHandlers } from '../../../../http/contractHandlers';
import { previewLaunchedAd, previewTemplate } from './previewAd';

/** Calls that let a platform draw an ad (ads §7): of a launched one, and of a template before its launch. */
export function previewHandlers(): Pick<ContractHandlers<'ads'>, 'adPreviews' | 'previews'> {
  return {
    adPreviews: async ({ params, call }) => ({ data: await previewLaunchedAd(call, params) }),
    previews: async ({ body, call }) => ({ data: await previewTemplate(call, body) }),
  };
}
