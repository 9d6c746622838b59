import type { PageRequest } from '../frame/buildPageMessage';

export type LinkActions = {
  readonly visit: (request: PageRequest) => void;
  readonly startFlow: (flow: string) => void;
  readonly startTour: (tourId: string) => void;
};

/** Opens what `gleap://kind/id` names: the third segment is the kind, the fourth the id (widget §2.2). False for nothing. */
export function openDeepLink(link: string, { visit, startFlow, startTour }: LinkActions): boolean {
  const [scheme, , kind, rest = ''] = link.split('/');
  const id = rest.split(/[?#]/)[0];
  if (scheme !== 'gleap:' || !id) return false;
  switch (kind) {
    case 'article':
    case 'collection':
    case 'bot':
    case 'checklist':
      visit({ page: kind, id });
      return true;
    case 'news':
      visit({ page: 'news-article', id });
      return true;
    case 'survey':
      visit({ page: 'survey', id, format: 'survey' });
      return true;
    case 'flow':
      startFlow(id);
      return true;
    case 'tour':
      startTour(id);
      return true;
    default:
      return false;
  }
}
