import { Hono } from 'hono';

/** A white image of 1200 x 628 pixels; images differ only by name. */
const whitePng = Uint8Array.from(
  atob(
    [
      'iVBORw0KGgoAAAANSUhEUgAABLAAAAJ0AQAAAAAq8+f6AAABiklEQVR42u3OAQ0AAAwCIPuX1hrfDglIT4qWlpaWlp',
      'aWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaW',
      'lpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlp',
      'aWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaW',
      'lpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlp',
      'aWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaW',
      'lpaWlpaWlpaWlpaWlpaWlpaWlpaWltbX1gCBkp17L7UMwQAAAABJRU5ErkJggg==',
    ].join(''),
  ),
  (letter) => letter.charCodeAt(0),
);

/** Images of ad accounts, public as on Facebook's content servers. */
export function pictureRoutes(): Hono {
  const routes = new Hono();
  routes.get('/pictures/:name', (call) => call.body(whitePng, 200, { 'content-type': 'image/png' }));
  return routes;
}

/** Returns the URL of an image on the double that received the call. */
export function pictureUrl(callUrl: string, hash: string): string {
  const base = callUrl.replace(/\/v\d+\.\d+\/.*$/s, '');
  return `${base}/pictures/${hash}.png`;
}
