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

/** Origins by what the dashboard does with them. */
export type DashboardOrigins = {
  /** Where the frames of its own feedback widget come from. */
  readonly frames?: readonly string[];
  /** What it calls besides its own origin: a bug-tracking service. */
  readonly calls?: readonly string[];
  /** Who may show the page in a frame; nobody where not given. */
  readonly ancestors?: readonly string[];
};

/** The dashboard: in the frame of those named alone; media and replayed pages may show pictures from anywhere. */
export function dashboardPolicy({ frames = [], calls = [], ancestors = [] }: DashboardOrigins = {}): string {
  return write({
    ...closed,
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'media-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...calls],
    'frame-src': ["'self'", 'blob:', 'data:', ...frames],
    'form-action': ["'self'"],
    'frame-ancestors': ancestors.length > 0 ? ancestors : ["'none'"],
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
