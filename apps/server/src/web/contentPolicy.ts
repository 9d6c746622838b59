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

/** Origins by what the dashboard uses them for. */
export type DashboardOrigins = {
  /** Origins of the frames of its feedback widget and of the payment provider. */
  readonly frames?: readonly string[];
  /** Origins it calls besides its own: a bug-tracking service, the payment provider. */
  readonly calls?: readonly string[];
  /** Origins of scripts besides its own: the payment provider's form. */
  readonly scripts?: readonly string[];
  /**
   * Origins that may show the page in a frame.
   * @default none
   */
  readonly ancestors?: readonly string[];
};

/**
 * Returns the dashboard's policy: framed by the named origins only; media and replayed pages may show images
 * from anywhere.
 */
export function dashboardPolicy(origins: DashboardOrigins = {}): string {
  const { frames = [], calls = [], scripts = [], ancestors = [] } = origins;
  return write({
    ...closed,
    'script-src': ["'self'", ...scripts],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'media-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...calls],
    'frame-src': ["'self'", 'blob:', 'data:', ...frames],
    'form-action': ["'self'"],
    'frame-ancestors': ancestors.length > 0 ? ancestors : ["'none'"],
  });
}

/**
 * The policy of the widget's frame and banner: they may be embedded anywhere and call the API of the
 * embedding site.
 */
export const framePolicy = write({
  ...closed,
  'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'media-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'connect-src': ["'self'", 'https:', 'http:', 'ws:', 'wss:'],
  'frame-src': ['https:', 'http:'],
  'form-action': ["'none'"],
  'frame-ancestors': ['*'],
});

/**
 * The policy of the builder, which the page of a site shows over itself: it calls nothing, because the dashboard stores
 * what it edits.
 */
export const builderPolicy = write({
  ...closed,
  'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'media-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
  'connect-src': ["'none'"],
  'frame-src': ["'self'"],
  'form-action': ["'none'"],
  'frame-ancestors': ['*'],
});
