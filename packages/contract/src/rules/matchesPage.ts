import type { TooltipConfig } from '../widget/tooltips/schemas';

/** A page rule (widget §2.9). */
type PageRule = { readonly page?: string; readonly pageType?: TooltipConfig['pageType'] };

/** Returns whether the rule matches the URL; an empty rule matches all. Trailing slashes are ignored. */
export function matchesPage({ page = '', pageType = 'is' }: PageRule, address: string): boolean {
  const rule = trimAddress(page);
  const url = trimAddress(address);
  if (rule === '') return true;
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
