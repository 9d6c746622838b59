import type { BuilderStatus, PageToBuilderMessage } from '@adlane/widget-core/protocol';
import { tooltip, tour } from '../guides.fixtures';
import { type SiteData, writeSiteData } from '../siteData';
import type { BuilderBridge } from './useBuilder';

/** A tour as the dashboard sends it. */
export const tourData: SiteData = {
  guide: { kind: 'tour', name: tour.name, config: tour.config },
  config: { color: '#0F766E' },
  isDraft: false,
  problem: undefined,
};
/** A tooltip as the dashboard sends it. */
export const tooltipData: SiteData = {
  ...tourData,
  guide: { kind: 'tooltip', name: tooltip.name, config: tooltip.config },
};

/** A page that answers with a guide, and records what it receives. */
export function playSite(
  data: SiteData | undefined,
  problem = '',
): BuilderBridge & { readonly log: unknown[] } {
  const receivers = new Set<(message: PageToBuilderMessage) => void>();
  const log: unknown[] = [];
  const answer = (message: PageToBuilderMessage) => {
    for (const receive of receivers) receive(message);
  };
  return {
    log,
    send(message) {
      log.push(message);
      if (message.name === 'loaddata' && data) {
        answer({ type: 'tourbuilder', name: 'data', data: writeSiteData(data) });
        answer({
          type: 'tourbuilder',
          name: 'page-changed',
          data: { page: 'https://brightside-dental.example/plans?from=home' },
        });
      }
      if (message.name === 'save' && message.data['isDraft'] !== true) {
        answer({ type: 'tourbuilder', name: 'data', data: { ...message.data, problem } });
      }
      if (message.name === 'smartlink-search') {
        const found = [{ title: 'How do I change my plan?', link: 'gleap://article/8' }];
        answer({ type: 'tourbuilder', name: 'smartlink-search-result', data: { ...message.data, found } });
      }
      if (message.name === 'status-changed' && message.data === ('picker' satisfies BuilderStatus)) {
        setTimeout(
          () => answer({ type: 'tourbuilder', name: 'element-picked', data: { selector: '#picked' } }),
          500,
        );
      }
    },
    subscribe(receive) {
      receivers.add(receive);
      return () => receivers.delete(receive);
    },
  };
}
