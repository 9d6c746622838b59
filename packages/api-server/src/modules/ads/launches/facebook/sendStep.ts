import { errorMessages } from '@adlane/contract/constants';
import { postMessages, refusalMessages } from '@adlane/contract/rules';
import { FacebookError } from '../../../../connectors/facebook/graph/facebookError';
import type { GraphParams } from '../../../../connectors/facebook/graph/graphClient';
import { LaunchAnswer } from '../../../../connectors/facebook/graph/shapes';
import { isOpenStatus } from '../../../../connectors/facebook/launchTargets';
import { readImageHash } from '../../../../connectors/facebook/media/readImageHash';
import { toAdStatus } from '../../ads/adStatus';
import { listFacebookReasons } from '../../ads/facebook/listFacebookReasons';
import type { SaveProgress, StepResult } from '../saga/PlatformAdapter';
import { resolvePath, resolvePlaceholders } from '../saga/placeholders';
import type { LaunchStepRow } from '../saga/queries';
import { finalFailure } from '../saga/StepFailure';
import type { LeadFormCover } from './content/facebookLeadForm';
import { describeAccountProblem } from './describeAccountProblem';
import { readMediaFile, readThumbnailFile } from './mediaFiles';
import type { FacebookLaunchSteps } from './openFacebookLaunch';
import { removeStrays } from './recovery/removeStrays';
import { sendVideoStep } from './sendVideoStep';
import { isVideoStep, parseMediaId, parseStepKind } from './stepKinds';
import { storeCreated, storePageTerms } from './storeFindings';
import { toLaunchedAd } from './toLaunchedAd';

/** Sends one step's request with its references filled in. @throws FacebookError, StepFailure */
export async function sendStep(
  facebook: FacebookLaunchSteps,
  step: LaunchStepRow,
  saveProgress: SaveProgress,
): Promise<StepResult> {
  const { steps, launch } = facebook;
  const kind = parseStepKind(step.key);
  if (isVideoStep(kind)) return sendVideoStep(kind, { facebook, step, saveProgress });
  const ids = new Map(steps.map((other) => [other.key, other.external_id]));
  const path = resolvePath(step.path, ids);
  const params = resolvePlaceholders(step.request, ids) as GraphParams;
  if (kind === 'remove' && (await isDeleted(facebook, path))) return { externalId: null };
  const answer = LaunchAnswer.parse(await request(facebook, step, path, params));
  checkAnswer(facebook, step, answer);
  if (isFirstRead(steps, step)) await removeStrays(facebook);
  const externalId = readExternalId(step, answer);
  return {
    externalId,
    async store(tx) {
      await storeCreated(tx, launch, step.key, externalId);
      if (kind === 'checkPage') await storePageTerms(tx, launch, answer.leadgen_tos_accepted);
    },
    ...(kind === 'state' && { ad: toLaunchedAd(facebook, toAdStatus(answer), listFacebookReasons(answer)) }),
  };
}

/** Facebook refuses to delete an ad again: an earlier attempt may have done it, or a user. */
async function isDeleted({ user }: FacebookLaunchSteps, path: string): Promise<boolean> {
  const params = { fields: 'id,effective_status' };
  return LaunchAnswer.parse(await user({ method: 'GET', path, params })).effective_status === 'DELETED';
}

async function request(
  { ports, launch, user, page }: FacebookLaunchSteps,
  step: LaunchStepRow,
  path: string,
  params: GraphParams,
) {
  const mediaId = parseMediaId(step.key);
  const method = step.method === 'GET' ? 'GET' : 'POST';
  switch (parseStepKind(step.key)) {
    case 'image':
      return user({ method, path, file: await readMediaFile(ports, launch, mediaId, 'filename') });
    case 'thumbnail':
      return user({ method, path, file: await readThumbnailFile(ports, launch, mediaId, 'filename') });
    case 'checkPost':
      return (await page())({ method, path, params });
    case 'leadForm': {
      const { cover_photo: cover, ...rest } = params;
      const file = isCover(cover)
        ? await readMediaFile(ports, launch, cover.media_id, 'cover_photo')
        : undefined;
      return (await page())({ method, path, params: rest, ...(file && { file }) });
    }
    default:
      return user({ method, path, params });
  }
}

/** The reference to a lead form's picture, which is sent as a file. */
function isCover(value: unknown): value is LeadFormCover {
  return typeof value === 'object' && value !== null && 'media_id' in value;
}

/** Checks answers that Facebook considers fine and that stop a launch all the same. @throws StepFailure */
function checkAnswer(facebook: FacebookLaunchSteps, step: LaunchStepRow, answer: LaunchAnswer): void {
  const kind = parseStepKind(step.key);
  const problem = kind === 'checkAccount' ? describeAccountProblem(answer, facebook.currency) : undefined;
  if (problem !== undefined) throw finalFailure(null, problem);
  if (kind === 'checkCampaign' && !isOpenStatus(answer.effective_status)) {
    throw finalFailure(null, refusalMessages.campaignGone);
  }
  if (kind === 'checkAdSet' && !isOpenStatus(answer.effective_status)) {
    throw finalFailure(null, refusalMessages.adSetGone);
  }
  if (kind === 'checkPage' && !answer.leadgen_tos_accepted) {
    throw finalFailure('TECHNICAL_TOS_ERROR', errorMessages.acceptPageTerms);
  }
  if (kind === 'checkPost' && !answer.is_eligible_for_promotion) {
    throw finalFailure(null, postMessages.ineligible);
  }
  if (kind === 'read') checkBudget(facebook.steps, step.key.replace('read:', ''), answer);
}

/** Everything exists by then, and nothing is switched on. */
function isFirstRead(steps: readonly LaunchStepRow[], { key }: LaunchStepRow): boolean {
  return steps.find((step) => parseStepKind(step.key) === 'read')?.key === key;
}

/** Compares money before anything is activated: Facebook must have stored the budget that was sent. */
function checkBudget(steps: readonly LaunchStepRow[], key: string, answer: LaunchAnswer): void {
  const sent = steps.find((step) => step.key === key)?.request ?? {};
  for (const field of ['daily_budget', 'lifetime_budget'] as const) {
    if (sent[field] === undefined) continue;
    if (Number(answer[field]) !== Number(sent[field])) {
      throw finalFailure(null, `Facebook stored a different ${field.replace('_', ' ')} than requested.`);
    }
  }
}

function readExternalId(step: LaunchStepRow, answer: LaunchAnswer): string | null {
  const kind = parseStepKind(step.key);
  if (kind === 'image' || kind === 'thumbnail') return readImageHash(answer);
  if (kind === 'activate' || kind === 'dryRun' || kind === 'replace' || kind === 'remove') return null;
  if (answer.id !== undefined) return answer.id;
  throw new FacebookError('Facebook answered without an id.', { isTransient: true, outcome: 'unknown' });
}
