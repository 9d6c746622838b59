import { createDisposables, type Dispose } from '../dispose/disposables';
import type { WireObject } from '../json/readers';
import type { ShadowHost } from '../overlay/createShadowHost';
import { findElementDeep } from '../page/findElement';
import { redactSecrets } from '../privacy/privacy';
import {
  type BuilderMessage,
  type BuilderStatus,
  type OpenerMessage,
  type PageToBuilderMessage,
  type PageToOpenerMessage,
  parseBuilderMessage,
  parseOpenerMessage,
} from '../protocol/builderMessages';
import { createChannel, parseOrigin } from '../protocol/createChannel';
import type { Scope } from '../scope/scope';
import { createBuilderView } from './createBuilderView';
import { startPicker } from './startPicker';

export type BuilderOptions = {
  readonly scope: Scope;
  readonly host: ShadowHost;
  /** Where the admin's app lives: the only origin that is listened to, and the one that the builder is loaded from. */
  readonly appUrl: string;
};

/** How often the page's URL is checked (widget §9). */
const pageCheckMs = 1000;

/**
 * The admin builder's side on the host's page (widget §2.10, §4.11, §7.4). It answers the window that opened this page,
 * and only where that window shows the admin's app: origin and source are checked on both channels, so that no other
 * page can drive this one.
 */
export function startBuilder({ scope, host, appUrl }: BuilderOptions): Dispose {
  const { window, guard } = scope;
  const origin = parseOrigin(appUrl);
  if (!origin) return () => {};
  const disposables = createDisposables();
  let session: BuilderSession | undefined;
  const opener = createChannel<OpenerMessage, PageToOpenerMessage>({
    window,
    peer: () => window.opener as Window | null,
    origin,
    parse: parseOpenerMessage,
  });
  const receive = ({ name, data }: OpenerMessage) => {
    if (name === 'smartlink-search-result') return session?.send({ type: 'tourbuilder', name, data });
    // The answer to a save: the builder stays where it is.
    if (session?.load(data)) return undefined;
    session?.dispose();
    session = createBuilderSession({ scope, host, origin, config: data, sendToOpener: opener.send });
    return undefined;
  };
  disposables.add(opener.listen(guard.wrap(receive)));
  disposables.add(() => session?.dispose());
  opener.send({ type: 'admin', name: 'init' });
  return disposables.dispose;
}

type BuilderSession = {
  /** Sends new data to the builder; false if they belong to the other one. */
  readonly load: (config: WireObject) => boolean;
  readonly send: (message: PageToBuilderMessage) => boolean;
  readonly dispose: Dispose;
};

type SessionOptions = Pick<BuilderOptions, 'scope' | 'host'> & {
  readonly origin: string;
  readonly config: WireObject;
  readonly sendToOpener: (message: PageToOpenerMessage) => boolean;
};

const isForTooltips = ({ type }: WireObject) => type === 'tooltips';

function createBuilderSession(options: SessionOptions): BuilderSession {
  const { scope, host, origin, sendToOpener } = options;
  let { config } = options;
  const { window, document, clock, guard } = scope;
  const disposables = createDisposables();
  const path = isForTooltips(config) ? 'tooltipbuilder' : 'producttourbuilder';
  const view = createBuilderView(document, host, `${origin}/${path}`);
  disposables.add(view.remove);
  const { send, listen } = createChannel<BuilderMessage, PageToBuilderMessage>({
    window,
    peer: view.window,
    origin,
    parse: parseBuilderMessage,
  });
  let stopPicker: Dispose = () => {};
  const setStatus = (status: BuilderStatus) => {
    view.draw(status);
    stopPicker();
    stopPicker = () => {};
    if (status !== 'picker') return;
    const onPick = (selector: string) =>
      void send({ type: 'tourbuilder', name: 'element-picked', data: { selector } });
    stopPicker = startPicker({ scope, host, onPick });
  };
  disposables.add(() => stopPicker());
  let page = '';
  const sendPage = () => {
    const current = redactSecrets(window.location.href);
    if (current === page) return;
    if (send({ type: 'tourbuilder', name: 'page-changed', data: { page: current } })) page = current;
  };
  const sendData = () => send({ type: 'tourbuilder', name: 'data', data: config });
  const receive = (message: BuilderMessage) => {
    switch (message.name) {
      case 'loaddata':
        sendData();
        return sendPage();
      case 'smartlink-search':
      case 'save':
        return void sendToOpener({ type: 'admin', name: message.name, data: message.data });
      case 'click':
        return findElementDeep(document, message.data.selector)?.click();
      case 'status-changed':
        return setStatus(message.data);
      default:
        return message satisfies never;
    }
  };
  disposables.add(listen(guard.wrap(receive)));
  disposables.add(clock.every(pageCheckMs, () => page && sendPage()));
  setStatus('loading');
  return {
    load(next) {
      if (isForTooltips(next) !== isForTooltips(config)) return false;
      config = next;
      return sendData();
    },
    send,
    dispose: disposables.dispose,
  };
}
