import type { ContractHandlers } from '../../../http/contractHandlers';
import { refreshNow } from './refreshNow';

/** The reading of an ad that a user asks for. */
export function adRefreshHandlers(): Pick<ContractHandlers<'ads'>, 'refresh'> {
  return { refresh: ({ params, call }) => refreshNow(call, params) };
}
