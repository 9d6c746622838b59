import { ticketProtocolPrefix } from '@adlane/contract/account/realtime';
import { theTab } from './theTab';

type Listener = Pick<WebSocket, 'onclose' | 'onmessage' | 'onopen'>;
type TabSocket = Listener & Pick<WebSocket, 'close'>;

/**
 * Opens a socket of the in-tab API, for `startLive({ openSocket })`: it takes a ticket and announces changes
 * like the server's, without a network.
 */
export function openTabSocket(_url: string, protocols: readonly string[]): TabSocket {
  let leave: (() => void) | undefined;
  let isClosed = false;
  const socket: TabSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    close: () => end(1000, ''),
  };
  const fire = (name: keyof Listener, event: Event) =>
    Reflect.apply(socket[name] ?? (() => undefined), socket, [event]);

  function end(code: number, reason: string): void {
    if (isClosed) return;
    isClosed = true;
    leave?.();
    fire('onclose', Object.assign(new Event('close'), { code, reason }));
  }

  async function join(): Promise<void> {
    const offered = protocols.find((protocol) => protocol.startsWith(ticketProtocolPrefix)) ?? '';
    const { live } = await theTab();
    leave = await live.join(offered.slice(ticketProtocolPrefix.length), {
      send: (data) => fire('onmessage', new MessageEvent('message', { data })),
      close: end,
    });
    if (!leave) end(1006, '');
    else if (isClosed) leave();
    else fire('onopen', new Event('open'));
  }

  join().catch(() => end(1006, ''));
  return socket;
}
