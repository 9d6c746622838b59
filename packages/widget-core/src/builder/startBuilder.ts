import type { ShadowHost } from '../page/createShadowHost';
import { findElementDeep } from '../page/findElement';
import { withoutSecrets } from '../page/privacy';
import {
  type BuilderMessage,
  type BuilderStatus,
  type OpenerMessage,
  type PageToBuilderMessage,
  type PageToOpenerMessage,
  parseBuilderMessage,
  parseOpenerMessage,
} from '../protocol/builderMessages';
import { createChannel, originOf } from '../protocol/createChannel';
import type { WireObject } from '../protocol/readers';
import type { Scope } from '../scope/scope';
import { createStops, type Stop } from '../scope/stops';
import { createBuilderView } from './createBuilderView';
import { startPicker } from './startPicker';

export type BuilderOptions = {
  readonly scope: Scope;
  readonly host: ShadowHost;
  /** Where the admin's app lives: the only origin that is listened to, and the one that the builder is loaded from. */
  readonly appUrl: string;
};

/** How often the page's address is looked at (widget §9). */
const pageCheckMs = 1000;

/**
 * The admin builder's side on the host's page (widget §2.10, §4.11, §7.4). It answers the window that opened this page,
 * and only where that window shows the admin's app: origin and source are checked on both channels, so that no other
 * page can drive this one.
 */
export function startBuilder({ scope, host, appUrl }: BuilderOptions): Stop {
  const { window, guard } = scope;
  const origin = originOf(appUrl);
  if (!origin) return () => {};
  const stops = createStops();
  let session: BuilderSession | undefined;
  const opener = createChannel<OpenerMessage, PageToOpenerMessage>({
    window,
    peer: () => window.opener as Window | null,
    origin,
    parse: parseOpenerMessage,
  });
  const receive = ({ name, data }: OpenerMessage) => {
    if (name === 'smartlink-search-result') return session?.send({ type: 'tourbuilder', name, data });
    session?.stop();
    session = openSession({ scope, host, origin, config: data, tellOpener: opener.send });
    return undefined;
  };
  stops.add(opener.listen(guard.wrap(receive)));
  stops.add(() => session?.stop());
  opener.send({ type: 'admin', name: 'init' });
  return stops.run;
}

type BuilderSession = { readonly send: (message: PageToBuilderMessage) => boolean; readonly stop: Stop };

type SessionOptions = Pick<BuilderOptions, 'scope' | 'host'> & {
  readonly origin: string;
  readonly config: WireObject;
  readonly tellOpener: (message: PageToOpenerMessage) => boolean;
};

function openSession({ scope, host, origin, config, tellOpener }: SessionOptions): BuilderSession {
  const { window, document, clock, guard } = scope;
  const stops = createStops();
  const path = config.type === 'tooltips' ? 'tooltipbuilder' : 'producttourbuilder';
  const view = createBuilderView(document, host, `${origin}/${path}`);
  stops.add(view.remove);
  const { send, listen } = createChannel<BuilderMessage, PageToBuilderMessage>({
    window,
    peer: view.window,
    origin,
    parse: parseBuilderMessage,
  });
  let stopPicker: Stop = () => {};
  const setStatus = (status: BuilderStatus) => {
    view.draw(status);
    stopPicker();
    stopPicker = () => {};
    if (status !== 'picker') return;
    const onPick = (selector: string) =>
      void send({ type: 'tourbuilder', name: 'element-picked', data: { selector } });
    stopPicker = startPicker({ scope, host, onPick });
  };
  stops.add(() => stopPicker());
  let page = '';
  const tellPage = () => {
    const current = withoutSecrets(window.location.href);
    if (current === page) return;
    if (send({ type: 'tourbuilder', name: 'page-changed', data: { page: current } })) page = current;
  };
  const receive = (message: BuilderMessage) => {
    switch (message.name) {
      case 'loaddata':
        send({ type: 'tourbuilder', name: 'data', data: config });
        return tellPage();
      case 'smartlink-search':
      case 'save':
        return void tellOpener({ type: 'admin', name: message.name, data: message.data });
      case 'click':
        return findElementDeep(document, message.data.selector)?.click();
      case 'status-changed':
        return setStatus(message.data);
      default:
        return message satisfies never;
    }
  };
  stops.add(listen(guard.wrap(receive)));
  stops.add(clock.every(pageCheckMs, () => page && tellPage()));
  setStatus('loading');
  return { send, stop: stops.run };
}
