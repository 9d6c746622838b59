import { type Dispose, listen } from '../dispose/disposables';
import { getTarget } from '../page/getTarget';
import type { Scope } from '../scope/scope';
import type { Shell } from './createShell';

/**
 * Opens the targets of the page's `gleap://kind/id` links (widget §2.2), also for clicks on elements within
 * them.
 */
export function startDeepLinks(document: Scope['document'], { outbound }: Pick<Shell, 'outbound'>): Dispose {
  return listen<MouseEvent>(document, 'click', (event) => {
    const link = getTarget(event)?.closest('a[href^="gleap://"]')?.getAttribute('href');
    if (!link) return;
    event.preventDefault();
    outbound.use((part) => part.openLink(link));
  });
}
