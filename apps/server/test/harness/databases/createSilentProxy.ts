import { connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';

export type SilentProxy = {
  /** Returns a connection to the same database through the proxy. */
  through(own: pg.ClientConfig): pg.ClientConfig;
  /** Stops forwarding in both directions on the current connections, without closing them. */
  fallSilent(): void;
  /** Closes the current connections and every new one until `comeBack`, like a database that is down. */
  goDown(): void;
  comeBack(): void;
  close(): void;
};

/** Creates a proxy to the database that can stop responding, or be down. */
export async function createSilentProxy(): Promise<SilentProxy> {
  const pairs = new Set<Socket>();
  let target: { host: string; port: number } | undefined;
  let isDown = false;
  const server = createServer((inner) => {
    if (isDown) return inner.destroy();
    const outer = connect(target ?? { host: '127.0.0.1', port: 1 });
    for (const socket of [inner, outer]) {
      pairs.add(socket);
      socket.on('error', () => undefined);
    }
    inner.on('close', () => outer.destroy());
    inner.pipe(outer).pipe(inner);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    through(own) {
      const url = new URL(own.connectionString ?? '');
      target = { host: url.hostname, port: Number(url.port) };
      url.hostname = '127.0.0.1';
      url.port = String(typeof address === 'object' ? address?.port : '');
      return { connectionString: url.href };
    },
    fallSilent() {
      for (const socket of pairs) {
        socket.unpipe();
        socket.pause();
      }
      pairs.clear();
    },
    goDown() {
      isDown = true;
      for (const socket of pairs) socket.destroy();
      pairs.clear();
    },
    comeBack() {
      isDown = false;
    },
    close: () => server.close(),
  };
}
