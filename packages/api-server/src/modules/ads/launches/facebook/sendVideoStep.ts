import { FacebookError } from '../../../../connectors/facebook/graph/facebookError';
import type { GraphParams } from '../../../../connectors/facebook/graph/graphClient';
import { judgeFacebookError } from '../../../../connectors/facebook/graph/judgeFacebookError';
import { VideoNode } from '../../../../connectors/facebook/graph/shapes';
import {
  startVideoUpload,
  transferVideo,
  type VideoRange,
} from '../../../../connectors/facebook/media/uploadVideo';
import { type LockedLaunch, updateStep } from '../saga/commands';
import type { SaveProgress, StepResult } from '../saga/PlatformAdapter';
import { resolvePath, resolvePlaceholders } from '../saga/placeholders';
import { type LaunchStepRow } from '../saga/queries';
import { finalFailure, StepFailure } from '../saga/StepFailure';
import { StepPending } from '../saga/StepPending';
import { openMediaFile } from './mediaFiles';
import type { FacebookLaunchSteps } from './openFacebookLaunch';
import { parseMediaId, type VideoStepKind } from './stepKinds';

/** How often Facebook is asked whether a video is processed. */
const pollMs = 3_000;
/** How long Facebook may process a video before the launch fails and can be resumed. */
const maxProcessingMs = 2 * 3_600_000;

type VideoStep = {
  readonly facebook: FacebookLaunchSteps;
  readonly step: LaunchStepRow;
  readonly saveProgress: SaveProgress;
};

/**
 * Sends a step of a video: Facebook's resumable upload in three phases, then the wait until it is processed.
 * @throws FacebookError, StepFailure, StepPending
 */
export async function sendVideoStep(kind: VideoStepKind, video: VideoStep): Promise<StepResult> {
  switch (kind) {
    case 'videoStart':
      return start(video);
    case 'videoTransfer':
      return transfer(video);
    case 'video':
      return finish(video);
    case 'videoReady':
      return checkReady(video);
  }
}

/** Starts a session. Sessions whose answer was lost are never finished, so no video comes of them. */
async function start({ facebook, step }: VideoStep): Promise<StepResult> {
  const file = await openMediaFile(facebook.ports, facebook.launch, parseMediaId(step.key));
  const { sessionId, videoId, range } = await startVideoUpload(
    facebook.user,
    facebook.accountPath,
    file.size,
  );
  return {
    externalId: sessionId,
    store: (_tx, locked) => storeSession(locked, step, { videoId, range, size: file.size }),
  };
}

type Session = { readonly videoId: string; readonly range: VideoRange; readonly size: number };

/** Stores what the phases after the start need: the video's id, and where its bytes begin. */
async function storeSession(
  locked: LockedLaunch,
  step: Pick<LaunchStepRow, 'key'>,
  { videoId, range, size }: Session,
): Promise<void> {
  const id = parseMediaId(step.key);
  await updateStep(locked, { key: `video:${id}`, external_id: videoId });
  await updateStep(locked, { key: `videoTransfer:${id}`, progress: toProgress(range, size) });
}

function toProgress({ start: done, end }: VideoRange, total: number) {
  return { done, end, total };
}

/** Transfers the video from where an earlier run stopped; starts over once where Facebook dropped the session. */
async function transfer(video: VideoStep): Promise<StepResult> {
  const { facebook, step, saveProgress } = video;
  const file = await openMediaFile(facebook.ports, facebook.launch, parseMediaId(step.key));
  const sessionId = findStep(video, 'videoStart').external_id ?? '';
  const { done, end } = step.progress ?? { done: 0, end: file.size };
  const run = (session: string, range: VideoRange) =>
    transferVideo(
      {
        client: facebook.user,
        clock: facebook.ports.clock,
        account: facebook.accountPath,
        sessionId: session,
      },
      file,
      range,
      (next) => saveProgress(toProgress(next, file.size)),
    );
  try {
    await run(sessionId, { start: done, end });
  } catch (error) {
    const isResumed = error instanceof FacebookError && step.status !== 'pending';
    if (!isResumed || !isSessionGone(error)) throw error;
    await run(...(await restart(video, file.size)));
  }
  return { externalId: null };
}

/** Facebook refuses the session itself: not the account, the token or the moment. */
function isSessionGone(error: FacebookError): boolean {
  const { action, code } = judgeFacebookError(error);
  return action === 'stop' && code === null;
}

async function restart(video: VideoStep, size: number): Promise<[string, VideoRange]> {
  const { facebook, step, saveProgress } = video;
  const { sessionId, videoId, range } = await startVideoUpload(facebook.user, facebook.accountPath, size);
  await saveProgress(toProgress(range, size), async (locked) => {
    await updateStep(locked, { key: `videoStart:${parseMediaId(step.key)}`, external_id: sessionId });
    await storeSession(locked, step, { videoId, range, size });
  });
  return [sessionId, range];
}

/** Makes the transferred bytes a video of the account. */
async function finish({ facebook, step }: VideoStep): Promise<StepResult> {
  const params = resolvePlaceholders(step.request, listIds(facebook)) as GraphParams;
  await facebook.user({ method: 'POST', path: step.path, params });
  return { externalId: step.external_id };
}

/** @throws StepPending while Facebook processes the video, StepFailure where it cannot or takes too long */
async function checkReady({ facebook, step }: VideoStep): Promise<StepResult> {
  const path = resolvePath(step.path, listIds(facebook));
  const answer = await facebook.user({ method: 'GET', path, params: step.request });
  const { status, picture } = VideoNode.parse(answer);
  switch (status.video_status) {
    case 'ready':
      return { externalId: picture ?? null };
    case 'error': {
      const [reason] = status.processing_phase.errors;
      throw finalFailure(null, `Facebook could not process the video. ${reason?.message ?? ''}`.trim());
    }
    default: {
      const since = step.sent_at?.getTime() ?? facebook.ports.clock.now().getTime();
      if (facebook.ports.clock.now().getTime() - since < maxProcessingMs) {
        throw new StepPending('Facebook is processing the video.', pollMs);
      }
      const message = 'Facebook has been processing the video for two hours. Try again later.';
      throw new StepFailure({ action: 'retry', code: null, message, retryAfterMs: null });
    }
  }
}

/** Finds the video that an earlier attempt finished. */
export async function findFinishedVideo(
  { user }: Pick<FacebookLaunchSteps, 'user'>,
  { external_id: id, request }: Pick<LaunchStepRow, 'external_id' | 'request'>,
): Promise<string | undefined> {
  if (id === null) return undefined;
  const answer = await user({ method: 'GET', path: id, params: { fields: 'id,title' } });
  return VideoNode.parse(answer).title === request.title ? id : undefined;
}

function listIds({ steps }: FacebookLaunchSteps) {
  return new Map(steps.map((step) => [step.key, step.external_id]));
}

function findStep({ facebook, step }: VideoStep, kind: VideoStepKind): LaunchStepRow {
  const key = `${kind}:${parseMediaId(step.key)}`;
  const found = facebook.steps.find((each) => each.key === key);
  if (!found) throw new Error(`The launch has no step ${key}.`);
  return found;
}
