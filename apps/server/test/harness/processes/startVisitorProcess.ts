import { createVisitorHub, type Ports, type VisitorHub } from '@adlane/api-server';
import { visitorSocketPath } from '@adlane/contract/account/realtime';
import { listenForChanges } from '../../../src/database/listenForChanges';
import { listen } from '../../../src/web/listen';
import { upgradeRoutes } from '../../../src/web/upgradeRoutes';
import { createVisitorSocket } from '../../../src/web/visitorSocket';
import type { TestApp } from '../createTestApp';

/** One server process with the hub of its visitors' pages, its database listener and its port. */
export type VisitorProcess = {
  readonly address: string;
  /** Notifications of the database that its hub has received. */
  countCalls(): number;
  /** Pages that are open according to its hub. */
  countPages(): number;
  /** Resolves once its hub has sent everything. */
  settle(): Promise<void>;
  stop(): Promise<void>;
};

/** Counts what a hub receives and its pages. */
function watchHub(real: VisitorHub) {
  let calls = 0;
  let pages = 0;
  const hub: VisitorHub = {
    ...real,
    receive(payload) {
      real.receive(payload);
      calls += 1;
    },
    async join(...args) {
      const page = await real.join(...args);
      return (
        page && {
          enter() {
            pages += 1;
            page.enter();
          },
          leave() {
            page.leave();
            pages -= 1;
          },
        }
      );
    },
  };
  return { hub, countCalls: () => calls, countPages: () => pages };
}

/** Starts a server process for visitors' pages on the database of a test. */
export async function startVisitorProcess(test: TestApp, ports: Ports = test.ports): Promise<VisitorProcess> {
  const { hub, ...counts } = watchHub(createVisitorHub(ports));
  const { log } = test.ports;
  const changes = listenForChanges({ connection: test.appPool.options, hubs: [hub], log });
  await changes.ready;
  const socket = createVisitorSocket({ hub, trustedProxies: 0, log });
  const listener = await listen((request) => test.app.fetch(request, { ip: '127.0.0.1' }), {
    host: '127.0.0.1',
    port: 0,
    variable: 'no variable',
    upgrade: upgradeRoutes({ [visitorSocketPath]: { upgrade: socket.upgrade, takesQuery: true } }),
  });
  return {
    address: `ws://127.0.0.1:${listener.port}${visitorSocketPath}`,
    ...counts,
    settle: hub.settle,
    async stop() {
      socket.stop();
      await changes.stop();
      await hub.settle();
      await listener.close(0);
    },
  };
}
