import { facebookAdapter } from './facebook/facebookAdapter';
import { googleAdapter } from './google/googleAdapter';
import type { LaunchRunners } from './saga/PlatformAdapter';

/** Platforms that launches run on. A further one needs its adapter here and its calls in `handlers.ts`. */
export const launchAdapters: LaunchRunners = { facebook: facebookAdapter, google: googleAdapter };
