import { Hono } from 'hono';

/** A white picture of 1200 x 628 pixels; which one it is only its name tells. */
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

/** Pictures of ad accounts, as Facebook's content servers hand them out: to whoever has the address. */
export function pictureRoutes(): Hono {
  const routes = new Hono();
  routes.get('/pictures/:name', (call) => call.body(whitePng, 200, { 'content-type': 'image/png' }));
  return routes;
}

/** The address of a picture on the double that took the call. */
export function pictureUrl(callUrl: string, hash: string): string {
  const base = callUrl.replace(/\/v\d+\.\d+\/.*$/s, '');
  return `${base}/pictures/${hash}.png`;
}
