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

/** Draws a picture of a post in a color that follows from its name. */
function drawPicture(name: string): string {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="hsl(${hue} 45% 62%)"/><circle cx="900" cy="210" r="120" fill="hsl(${hue} 60% 85%)"/><path d="M0 630 420 250 760 630z" fill="hsl(${hue} 40% 42%)"/></svg>`;
}

/** Images of ad accounts, public as on Facebook's content servers. */
export function pictureRoutes(): Hono {
  const routes = new Hono();
  routes.get('/pictures/:name{post.+}', (call) =>
    call.body(drawPicture(call.req.param('name')), 200, { 'content-type': 'image/svg+xml' }),
  );
  routes.get('/pictures/:name', (call) => call.body(whitePng, 200, { 'content-type': 'image/png' }));
  return routes;
}

/** Returns the URL of an image on the double that received the call. */
export function pictureUrl(callUrl: string, hash: string): string {
  const base = callUrl.replace(/\/v\d+\.\d+\/.*$/s, '');
  return `${base}/pictures/${hash}.png`;
}
