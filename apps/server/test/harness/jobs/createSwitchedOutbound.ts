import type { Outbound } from '@adlane/api-server';
import type { SwitchedOutbound } from './JobStage';

/** Creates a connection to other hosts that can be replaced while the API runs. */
export function createSwitchedOutbound(): SwitchedOutbound {
  let receiver: Outbound = { fetch: (url, init) => fetch(url, init) };
  let replaced: Outbound | undefined;
  return {
    fetch: (url, init) => (replaced ?? receiver).fetch(url, init),
    receive(outbound) {
      receiver = outbound;
    },
    replace(outbound) {
      replaced = outbound;
    },
    restore() {
      replaced = undefined;
    },
    sound: { fetch: (url, init) => receiver.fetch(url, init) },
  };
}
