import { createMp4Probe } from './createMp4Probe';
import { createWebmProbe } from './createWebmProbe';
import type { VideoType } from './sniffType';
import type { VideoProbe } from './VideoProbe';

/** Creates the probe of a video type. */
export function createVideoProbe(type: VideoType): VideoProbe {
  return type === 'video/webm' ? createWebmProbe() : createMp4Probe();
}
