import { useApi } from '@adlane/api-client';
import type { Ad } from '@adlane/contract/ads';
import { type BulkRunner, useBulkRun } from '@adlane/ui';
import { useQueryClient } from '@tanstack/react-query';
import { usePrompt } from '../shared/confirm/usePrompt';

/**
 * Runs actions on ads and refetches the ads after each.
 * @param onDone called with the ads that an action has changed
 */
export function useAdActions(onDone?: (ads: readonly Ad[]) => void) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const runner: BulkRunner<Ad> = useBulkRun<Ad>();
  const prompt = usePrompt();
  function onSettled(done: readonly Ad[]) {
    onDone?.(done);
    void queryClient.invalidateQueries({ queryKey: queries.ads.key() });
  }
  const start: typeof runner.start = (action) => runner.start({ ...action, onSettled });
  return { runner, prompt, tools: { client, start, confirm: prompt.confirm } };
}
