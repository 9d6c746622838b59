import { createLiveHub, createVisitorHub, type Log, type Ports } from '@adlane/api-server';
import { liveSocketPath, visitorSocketPath } from '@adlane/contract/realtime';
import type pg from 'pg';
import { listenForChanges } from '../database/listenForChanges';
import type { StopList } from '../stopList';
import type { UpgradeHandler } from './listen';
import { createLiveSocket } from './liveSocket';
import { upgradeRoutes } from './upgradeRoutes';
import { createVisitorSocket } from './visitorSocket';

export type Live = {
  readonly upgrade: UpgradeHandler;
  /** Ends all connections; their pages come back, to whichever process is there. */
  stop(): void;
};

type Options = {
  readonly ports: Ports & { readonly site: { publicUrl(): string } };
  /** How the announcements' own connection reaches the database. */
  readonly connection: pg.ClientConfig;
  readonly trustedProxies: number;
  readonly log: Log;
  readonly stops: Pick<StopList, 'add'>;
};

/** The live connections of this process, of dashboards and of visitors' pages, and the database that they hear from. */
export function openLive({ ports, connection, trustedProxies, log, stops }: Options): Live {
  const dashboards = createLiveHub(ports);
  const visitors = createVisitorHub(ports);
  const listener = listenForChanges({ connection, hubs: [dashboards, visitors], log });
  stops.add('live announcements', listener.stop);
  const live = createLiveSocket({ hub: dashboards, dashboardOrigin: () => ports.site.publicUrl(), log });
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
