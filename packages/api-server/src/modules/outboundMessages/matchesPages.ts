import type { PageRule } from '@adlane/contract/outboundMessages';

/** Compares a page's address with one rule, as the widget does (widget §2.9): trailing slashes do not count. */
function matchesRule({ page, pageType }: PageRule, address: string): boolean {
  const rule = trimAddress(page);
  const url = trimAddress(address);
  switch (pageType) {
    case 'is':
      return url === rule;
    case 'isnot':
      return url !== rule;
    case 'contains':
      return url.includes(rule);
    case 'notcontains':
      return !url.includes(rule);
    case 'startswith':
      return url.startsWith(rule);
    case 'endswith':
      return url.endsWith(rule);
    default:
      return pageType satisfies never;
  }
}

function trimAddress(address: string): string {
  return address.trim().replace(/\/$/, '');
}

const isNegative = ({ pageType }: PageRule) => pageType === 'isnot' || pageType === 'notcontains';

/** True if one of the positive rules matches, or there is none, and every negative one does. */
export function matchesPages(rules: readonly PageRule[], address: string): boolean {
  const positive = rules.filter((rule) => !isNegative(rule));
  return (
    rules.filter(isNegative).every((rule) => matchesRule(rule, address)) &&
    (positive.length === 0 || positive.some((rule) => matchesRule(rule, address)))
  );
}
