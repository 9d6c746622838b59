import { readDeepLink } from '../page/readDeepLink';
import type { Scope } from '../scope/scope';
import { listen, type Stop } from '../scope/stops';
import type { Front } from './createFront';

const scheme = 'gleap://';

/** Opens what the page's own `gleap://kind/id` links name (widget §2.2), also where a part of the link is clicked. */
export function startDeepLinks({ document, warn }: Pick<Scope, 'document' | 'warn'>, front: Front): Stop {
  return listen<MouseEvent>(document, 'click', (event) => {
    const [target] = event.composedPath();
    const link =
      target instanceof Element ? target.closest(`a[href^="${scheme}"]`)?.getAttribute('href') : undefined;
    if (!link) return;
    event.preventDefault();
    if (!followDeepLink(link, front)) warn('Failed to handle Gleap link', link);
  });
}

/** False where the link names nothing that there is. */
export function followDeepLink(link: string, front: Front): boolean {
  const target = readDeepLink(link);
  if (!target) return false;
  const { kind, id } = target;
  const hideBackButton = false;
  switch (kind) {
    case 'article':
      front.visit({ name: 'open-help-article', data: { articleId: id, hideBackButton } });
      break;
    case 'collection':
      front.visit({ name: 'open-help-collection', data: { collectionId: id, hideBackButton } });
      break;
    case 'flow':
      front.startFlow(id, { hideBackButton });
      break;
    case 'survey':
      front.visit(
        { name: 'start-survey', data: { flow: id, hideBackButton: true, format: 'survey' } },
        'survey',
      );
      break;
    case 'bot':
      front.visit({ name: 'start-bot', data: { botId: id, hideBackButton } });
      break;
    case 'news':
      front.visit({ name: 'open-news-article', data: { id, hideBackButton } });
      break;
    case 'checklist':
      front.visit({ name: 'start-checklist', data: { outboundId: id, hideBackButton } });
      break;
    case 'tour':
      front.outbound.use(({ tours }) => void tours.start(id));
      break;
    default:
      return kind satisfies never;
  }
  return true;
}
