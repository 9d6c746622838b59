import { useApi } from '@adlane/api-client';
import type { Ad } from '@adlane/contract/ads/ads';
import { type BulkRunner, useBulkRun } from '@adlane/ui';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePrompt } from '../../shared/confirm/usePrompt';
import type { SpendingTools } from './adActions';
import { useOverLimit } from './BudgetDialog/useOverLimit';

type Prompt = ReturnType<typeof usePrompt>;

/** Actions on ads: their progress, their questions, and what they need to run. */
export type AdActions = {
  readonly runner: BulkRunner<Ad>;
  readonly prompt: Prompt;
  readonly limitDialog: ReactNode;
  readonly tools: SpendingTools & {
    readonly start: BulkRunner<Ad>['start'];
    readonly confirm: Prompt['confirm'];
  };
};

/**
 * Runs actions on ads and refetches the ads after each.
 * @param onDone called with the ads that an action has changed
 */
export function useAdActions(onDone?: (ads: readonly Ad[]) => void): AdActions {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const runner: BulkRunner<Ad> = useBulkRun<Ad>();
  const prompt = usePrompt();
  const { confirmOverLimit, dialog: limitDialog } = useOverLimit();
  function onSettled(done: readonly Ad[]) {
    onDone?.(done);
    void queryClient.invalidateQueries({ queryKey: queries.ads.key() });
  }
  const start: typeof runner.start = (action) => runner.start({ ...action, onSettled });
  return { runner, prompt, limitDialog, tools: { client, confirmOverLimit, start, confirm: prompt.confirm } };
}
