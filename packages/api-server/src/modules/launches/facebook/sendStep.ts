import { errorMessages } from '@adlane/contract/constants';
import { FacebookError } from '../../../connectors/facebook/facebookError';
import type { GraphParams } from '../../../connectors/facebook/graphClient';
import { readImageHash } from '../../../connectors/facebook/readImageHash';
import { LaunchAnswer, servingAccountStatuses } from '../../../connectors/facebook/shapes';
import type { StepResult } from '../saga/PlatformAdapter';
import { resolvePath, resolvePlaceholders } from '../saga/placeholders';
import type { LaunchStepRow } from '../saga/queries';
import { finalFailure } from '../saga/StepFailure';
import type { FacebookLaunchSteps } from './openFacebookLaunch';
import { readMediaFile } from './readMediaFile';
import { removeStrays } from './removeStrays';
import { parseStepKind } from './stepKinds';
import { storeLeadFormId, storePageTerms } from './storeFindings';
import { toLaunchedAd } from './toLaunchedAd';

/** Sends one step's request with its references filled in. @throws FacebookError, StepFailure */
export async function sendStep(facebook: FacebookLaunchSteps, step: LaunchStepRow): Promise<StepResult> {
  const { steps, launch } = facebook;
  const ids = new Map(steps.map((other) => [other.key, other.external_id]));
  const path = resolvePath(step.path, ids);
  const params = resolvePlaceholders(step.request, ids) as GraphParams;
  const answer = LaunchAnswer.parse(await request(facebook, step, path, params));
  checkAnswer(facebook, step, answer);
  if (step.key === 'read:campaign') await removeStrays(facebook);
  const externalId = readExternalId(step, answer);
  const kind = parseStepKind(step.key);
  return {
    externalId,
    async store(tx) {
      await storeLeadFormId(tx, launch, step.key, externalId);
      if (kind === 'checkPage') await storePageTerms(tx, launch, answer.leadgen_tos_accepted);
    },
    ...(kind === 'state' && { ad: toLaunchedAd(facebook, answer) }),
  };
}

async function request(
  { ports, launch, user, page }: FacebookLaunchSteps,
  step: LaunchStepRow,
  path: string,
  params: GraphParams,
) {
  const mediaId = Number(step.key.split(':')[1]);
  const method = step.method === 'GET' ? 'GET' : 'POST';
  switch (parseStepKind(step.key)) {
    case 'image':
      return user({ method, path, file: await readMediaFile(ports, launch, mediaId, 'filename') });
    case 'video': {
      const file = await readMediaFile(ports, launch, mediaId, 'source');
      return user({ method, path, params: { title: params.title }, file });
    }
    case 'leadForm':
      return (await page())({ method, path, params });
    default:
      return user({ method, path, params });
  }
}

/** Checks answers that Facebook considers fine and that stop a launch all the same. @throws StepFailure */
function checkAnswer(facebook: FacebookLaunchSteps, step: LaunchStepRow, answer: LaunchAnswer): void {
  const kind = parseStepKind(step.key);
  if (kind === 'checkAccount') {
    if (!servingAccountStatuses.has(answer.account_status)) {
      throw finalFailure(
        null,
        `Facebook has disabled this ad account (status ${String(answer.account_status)}).`,
      );
    }
    if (answer.currency !== facebook.currency) {
      throw finalFailure(null, 'The currency of the ad account has changed. Please refresh your accounts.');
    }
  }
  if (kind === 'checkPage' && !answer.leadgen_tos_accepted) {
    throw finalFailure('TECHNICAL_TOS_ERROR', errorMessages.acceptPageTerms);
  }
  if (kind === 'read') checkBudget(facebook.steps, step.key.replace('read:', ''), answer);
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
  if (kind === 'image') return readImageHash(answer);
  if (kind === 'activate' || kind === 'dryRun') return null;
  if (answer.id !== undefined) return answer.id;
  throw new FacebookError('Facebook answered without an id.', { isTransient: true, outcome: 'unknown' });
}
