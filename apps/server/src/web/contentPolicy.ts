type Policy = Readonly<Record<string, readonly string[]>>;

function write(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const closed: Policy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Emotion writes its rules into style elements.
  'style-src': ["'self'", "'unsafe-inline'"],
  'font-src': ["'self'", 'data:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
};

/**
 * The dashboard: in nobody's frame; media and replayed pages may show pictures from anywhere.
 * @param frameOrigins where the frames of its own feedback widget come from
 * @param connectOrigins what it calls besides its own origin: a bug-tracking service
 */
export function dashboardPolicy(
  frameOrigins: readonly string[] = [],
  connectOrigins: readonly string[] = [],
): string {
  return write({
    ...closed,
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'media-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...connectOrigins],
    'frame-src': ["'self'", 'blob:', 'data:', ...frameOrigins],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  });
}

/** The widget's frame and banner: made to stand in any page, talking to the API of whoever embeds them. */
export const framePolicy = write({
  ...closed,
  'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'media-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'connect-src': ["'self'", 'https:', 'http:', 'ws:', 'wss:'],
  'frame-src': ['https:', 'http:'],
  'form-action': ["'none'"],
  'frame-ancestors': ['*'],
});
