import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { GuideForm } from '@adlane/contract/widget/guides';
import {
  createChannel,
  type OpenerMessage,
  type PageToOpenerMessage,
  parseOrigin,
  parsePageToOpenerMessage,
} from '@adlane/widget-core/protocol';
import { useEffect, useRef, useState } from 'react';
import type { SearchLinks } from '../GuideEditor/LinksContext';
import { readSiteData, type SiteData, writeSiteData } from '../siteData';
import { saveGuide } from './saveGuide';

export type SiteEditorOptions = {
  /** The stored guide. */
  guide: GuideForm;
  /** Colors and texts of the project, for the preview. */
  config: Partial<FlowConfig> | undefined;
  save: (guide: GuideForm) => Promise<unknown>;
  searchLinks: SearchLinks;
};

/** A page of the site that this window opened. */
type OpenSite = { readonly window: Window; readonly origin: string };

/** Changes that the builder handed over before its page was left. */
type Draft = Omit<SiteData, 'config'>;

/** How often the site's window is checked for having been closed. */
const closedCheckMs = 1000;

/**
 * Opens a page of the site and answers the builder there: the only messages that count are those of the opened window
 * at the origin of the address that the user entered (widget §7.4). No secret is sent: this window saves.
 */
export function useSiteEditor(options: SiteEditorOptions) {
  const [site, setSite] = useState<OpenSite>();
  const latest = useRef(options);
  const draft = useRef<Draft>(undefined);
  useEffect(function storeOptions() {
    latest.current = options;
  });
  useEffect(
    function answerSite() {
      if (!site) return undefined;
      const { send, listen } = createSiteChannel(site);
      const load = (sent: Omit<SiteData, 'config'>) => {
        const data = writeSiteData({ ...sent, config: latest.current.config });
        send({ type: 'admin', name: 'load', data });
      };
      const receive = async (message: PageToOpenerMessage) => {
        if (message.name === 'init') {
          return load(draft.current ?? { guide: latest.current.guide, isDraft: false, problem: undefined });
        }
        if (message.name === 'smartlink-search') {
          const { term } = message.data;
          const found = await latest.current.searchLinks(typeof term === 'string' ? term : '');
          return void send({ type: 'admin', name: 'smartlink-search-result', data: { term, found } });
        }
        const received = readSiteData(latest.current.guide.kind, message.data);
        if (!received) return undefined;
        draft.current = { guide: received.guide, field: received.field, isDraft: true, problem: undefined };
        if (received.isDraft) return undefined;
        const problem = await saveGuide(received.guide, latest.current.save);
        if (problem === '') draft.current = undefined;
        return load({ guide: received.guide, isDraft: problem !== '', problem });
      };
      const stop = listen((message) => void receive(message));
      const timer = setInterval(() => site.window.closed && setSite(undefined), closedCheckMs);
      return () => {
        stop();
        clearInterval(timer);
      };
    },
    [site],
  );
  return {
    isOpen: site !== undefined,
    /** Opens the page; false if the address is none or the browser blocked the window. */
    open(address: string): boolean {
      const origin = parseOrigin(address);
      const opened = origin === undefined ? null : window.open(address, '_blank');
      if (origin === undefined || !opened) return false;
      draft.current = undefined;
      setSite({ window: opened, origin });
      return true;
    },
    focus: () => site?.window.focus(),
  };
}

function createSiteChannel(site: OpenSite) {
  return createChannel<PageToOpenerMessage, OpenerMessage>({
    window,
    peer: () => site.window,
    origin: site.origin,
    parse: parsePageToOpenerMessage,
  });
}
