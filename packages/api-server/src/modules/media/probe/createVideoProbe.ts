import { createMp4Probe } from './createMp4Probe';
import { createWebmProbe } from './createWebmProbe';
import type { VideoType } from './sniffType';
import type { VideoProbe } from './VideoProbe';

/** The probe for a type of video. */
export function createVideoProbe(type: VideoType): VideoProbe {
  return type === 'video/webm' ? createWebmProbe() : createMp4Probe();
}
