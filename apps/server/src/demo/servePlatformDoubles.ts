import type { PlatformSettings } from '@adlane/api-server';
import { createFacebookDouble, facebookDemo } from '@adlane/mocks/platforms';
import { Hono } from 'hono';
import { type Listener, listen } from '../web/listen';

export type ServedDoubles = {
  readonly listener: Listener;
  readonly url: string;
  readonly platforms: PlatformSettings;
};

/** Serves the stand-ins of all platforms on one port, each below its own name. */
export async function servePlatformDoubles(where: { host: string; port: number }): Promise<ServedDoubles> {
  const clock = { now: () => new Date() };
  const app = new Hono();
  app.route('/facebook', createFacebookDouble({ clock }).app);
  const listener = await listen(app.fetch, { ...where, variable: 'ADLANE_DOUBLES_PORT' });
  const url = `http://localhost:${listener.port}`;
  return {
    listener,
    url,
    platforms: {
      facebook: {
        graphUrl: `${url}/facebook`,
        dialogUrl: `${url}/facebook`,
        version: 'v25.0',
        appId: facebookDemo.app.id,
        appSecret: facebookDemo.app.secret,
        isDouble: true,
      },
    },
  };
}
