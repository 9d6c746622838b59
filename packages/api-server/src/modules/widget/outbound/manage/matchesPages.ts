import { matchesPage } from '@adlane/contract/rules';
import type { PageRule } from '@adlane/contract/widget/outbound/manage';

const isNegative = ({ pageType }: PageRule) => pageType === 'isnot' || pageType === 'notcontains';

/** True if one of the positive rules matches, or there is none, and every negative one does. */
export function matchesPages(rules: readonly PageRule[], address: string): boolean {
  const positive = rules.filter((rule) => !isNegative(rule));
  return (
    rules.filter(isNegative).every((rule) => matchesPage(rule, address)) &&
    (positive.length === 0 || positive.some((rule) => matchesPage(rule, address)))
  );
}
