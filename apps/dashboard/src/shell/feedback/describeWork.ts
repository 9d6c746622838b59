import type { User } from '@adlane/contract/account/auth';
import type { WorkContext } from '@adlane/contract/widget/tickets';
import { listFailedCalls } from '../../errors/failedCalls';
import { maskPath } from '../../errors/maskPath';

function findId(pattern: RegExp, path: string): number | null {
  const [, id] = pattern.exec(path) ?? [];
  return id === undefined ? null : Number(id);
}

/** Describes what the user of a page is doing, for a report. */
export function describeWork(
  { group, subscription }: Pick<User, 'group' | 'subscription'>,
  path: string,
): WorkContext {
  return {
    agency: group,
    is_trial: subscription === null,
    page: maskPath(path),
    template_id: findId(/\/templates\/(\d{1,9})$/, path),
    ad_id: findId(/\/ads\/manage\/(\d{1,9})$/, path),
    failed_calls: [...listFailedCalls()],
  };
}
