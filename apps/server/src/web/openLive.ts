import { createLiveHub, createVisitorHub, isAgencyHost, type Log, type Ports } from '@adlane/api-server';
import { liveSocketPath, visitorSocketPath } from '@adlane/contract/account/realtime';
import type pg from 'pg';
import type { Cleanup } from '../cleanup';
import { listenForChanges } from '../database/listenForChanges';
import type { UpgradeHandler } from './listen';
import { createLiveSocket } from './liveSocket';
import { upgradeRoutes } from './upgradeRoutes';
import { createVisitorSocket } from './visitorSocket';

export type Live = {
  readonly upgrade: UpgradeHandler;
  /** Closes all connections; their pages reconnect, to any process. */
  stop(): void;
};

type Options = {
  readonly ports: Ports & { readonly site: { publicUrl(): string } };
  /** Settings of the LISTEN connection. */
  readonly connection: pg.ClientConfig;
  readonly trustedProxies: number;
  readonly log: Log;
  readonly cleanup: Pick<Cleanup, 'add'>;
};

/**
 * Opens the live connections of this process, for dashboards and visitors' pages, and the LISTEN connection
 * that feeds them.
 */
export function openLive({ ports, connection, trustedProxies, log, cleanup }: Options): Live {
  const dashboards = createLiveHub(ports);
  const visitors = createVisitorHub(ports);
  const listener = listenForChanges({ connection, hubs: [dashboards, visitors], log });
  cleanup.add('live announcements', listener.stop);
  const live = createLiveSocket({
    hub: dashboards,
    dashboardOrigin: () => ports.site.publicUrl(),
    isAgencyHost: (host) => isAgencyHost(ports, host),
    log,
  });
  const pages = createVisitorSocket({ hub: visitors, trustedProxies, log });
  return {
    upgrade: upgradeRoutes({
      [liveSocketPath]: { upgrade: live.upgrade },
      [visitorSocketPath]: { upgrade: pages.upgrade, takesQuery: true },
    }),
    stop() {
      live.stop();
      pages.stop();
    },
  };
}
