import { errorMessages } from '@adlane/contract/constants';
import { FacebookError } from '../../../connectors/facebook/facebookError';
import type { GraphAnswer, GraphParams } from '../../../connectors/facebook/graphClient';
import type { LaunchContext } from '../saga/LaunchContext';
import { resolvePath, resolvePlaceholders } from '../saga/placeholders';
import type { LaunchStepRow } from '../saga/queries';
import { StepFailure } from '../saga/StepFailure';
import { readMediaFile } from './launchMedia';
import { removeStrays } from './removeStrays';
import { stepKind } from './stepKinds';

/** What a step brought: the id that later steps refer to, and the whole answer. */
export type StepResult = { readonly externalId: string | null; readonly answer: GraphAnswer };

/** `account_status` 1 is active, 9 a grace period in which ads still run. */
const servingStatuses: readonly unknown[] = [1, 9];

/** Sends one step's request with its references filled in. @throws FacebookError, StepFailure */
export async function sendStep(context: LaunchContext, step: LaunchStepRow): Promise<StepResult> {
  const ids = new Map(context.steps.map((other) => [other.key, other.external_id]));
  const path = resolvePath(step.path, ids);
  const params = resolvePlaceholders(step.request, ids) as GraphParams;
  const answer = await request(context, step, path, params);
  judgeAnswer(context, step, answer);
  if (step.key === 'read:campaign') await removeStrays(context);
  return { externalId: readExternalId(step, answer), answer };
}

async function request(
  { ports, launch, connection }: LaunchContext,
  step: LaunchStepRow,
  path: string,
  params: GraphParams,
): Promise<GraphAnswer> {
  const kind = stepKind(step.key);
  const mediaId = Number(step.key.split(':')[1]);
  const method = step.method === 'GET' ? 'GET' : 'POST';
  switch (kind) {
    case 'image': {
      const file = await readMediaFile(ports, launch, mediaId, 'filename');
      return connection.user({ method, path, file });
    }
    case 'video': {
      const file = await readMediaFile(ports, launch, mediaId, 'source');
      return connection.user({ method, path, params: { title: params.title }, file });
    }
    case 'leadForm': {
      const page = await connection.page();
      return page({ method, path, params });
    }
    default:
      return connection.user({ method, path, params });
  }
}

/** Looks at answers that are good for Facebook and bad for a launch. @throws StepFailure */
function judgeAnswer(context: LaunchContext, step: LaunchStepRow, answer: GraphAnswer): void {
  const kind = stepKind(step.key);
  if (kind === 'checkAccount') {
    if (!servingStatuses.includes(answer.account_status)) {
      throw failure(null, `Facebook has disabled this ad account (status ${String(answer.account_status)}).`);
    }
    if (answer.currency !== context.connection.currency) {
      throw failure(null, 'The currency of the ad account has changed. Please refresh your accounts.');
    }
  }
  if (kind === 'checkPage' && answer.leadgen_tos_accepted !== true) {
    throw failure('TECHNICAL_TOS_ERROR', errorMessages.acceptPageTerms);
  }
  if (kind === 'read') checkBudget(context.steps, step.key.replace('read:', ''), answer);
}

/** Money is compared before anything is switched on: what Facebook holds must be what was asked for. */
function checkBudget(steps: readonly LaunchStepRow[], key: string, answer: GraphAnswer): void {
  const asked = steps.find((step) => step.key === key)?.request ?? {};
  for (const field of ['daily_budget', 'lifetime_budget']) {
    if (asked[field] === undefined) continue;
    if (Number(answer[field]) !== Number(asked[field])) {
      throw failure(null, `Facebook holds another ${field.replace('_', ' ')} than was asked for.`);
    }
  }
}

function failure(code: StepFailure['verdict']['code'], message: string): StepFailure {
  return new StepFailure({ action: 'stop', code, message });
}

function readExternalId(step: LaunchStepRow, answer: GraphAnswer): string | null {
  const kind = stepKind(step.key);
  if (kind === 'image') return readImageHash(answer);
  if (kind === 'activate' || kind === 'dryRun') return null;
  if (typeof answer.id === 'string') return answer.id;
  throw new FacebookError('Facebook answered without an id.', { isTransient: true, outcome: 'unknown' });
}

/** The hash of an uploaded picture, of `{ images: { <name>: { hash } } }`. @throws FacebookError */
export function readImageHash(answer: GraphAnswer): string {
  const [image] =
    typeof answer.images === 'object' && answer.images !== null ? Object.values(answer.images) : [];
  const hash: unknown = typeof image === 'object' && image !== null ? Reflect.get(image, 'hash') : undefined;
  if (typeof hash === 'string') return hash;
  throw new FacebookError('Facebook answered without the hash of the picture.', { isTransient: true });
}
