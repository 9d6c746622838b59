import { GoogleAdsError } from '../../../../connectors/googleAds/googleAdsError';
import { GoogleAdsRow, MutateAnswer, SearchPage } from '../../../../connectors/googleAds/shapes';
import { toBase64 } from '../../../../crypto/toBase64';
import { toGoogleAdState, toGoogleReasons } from '../../ads/google/toGoogleAdState';
import { readMediaFile } from '../facebook/mediaFiles';
import type { StepResult } from '../saga/PlatformAdapter';
import { resolvePlaceholders } from '../saga/placeholders';
import type { LaunchStepRow } from '../saga/queries';
import { finalFailure } from '../saga/StepFailure';
import { describePolicyFinding } from './describePolicyFinding';
import { fillQuery } from './fillQuery';
import type { GoogleLaunchSteps } from './openGoogleLaunch';
import { readCreatedGroups } from './readCreatedGroups';
import { parseStepKind } from './stepKinds';
import { toLaunchedGoogleAd } from './toLaunchedGoogleAd';

/** Sends one step's request with its references filled in. @throws GoogleAdsError, StepFailure */
export async function sendGoogleStep(google: GoogleLaunchSteps, step: LaunchStepRow): Promise<StepResult> {
  const ids = new Map(google.steps.map((other) => [other.key, other.external_id]));
  const request = resolvePlaceholders(await fillRequest(google, step, ids), ids) as Record<string, unknown>;
  const client = await google.client();
  const answer = await client.post(step.path, request).catch((error: unknown) => {
    throw explain(error, step);
  });
  const kind = parseStepKind(step.key);
  if (kind === 'image' || kind === 'logo' || kind === 'ad' || kind === 'campaign') {
    return { externalId: readCreated(kind, answer) };
  }
  if (kind === 'dryRun' || kind === 'activate' || kind === 'remove') return { externalId: null };
  const row = GoogleAdsRow.parse(SearchPage.parse(answer).results[0]);
  checkRow(google, step, row);
  return {
    externalId: row.campaign.resourceName || null,
    ...(kind === 'state' && {
      ad: toLaunchedGoogleAd(google, {
        campaignId: row.campaign.id,
        status: toGoogleAdState(row.campaign),
        status_reasons: toGoogleReasons(row.campaign.primaryStatusReasons),
        adSets: await readCreatedGroups(google, row.campaign.id),
      }),
    }),
  };
}

/** Fills in what the stored request leaves out: the bytes of images, and names within queries. */
async function fillRequest(
  { ports, launch }: GoogleLaunchSteps,
  { key, request }: LaunchStepRow,
  ids: ReadonlyMap<string, string | null>,
): Promise<Record<string, unknown>> {
  const kind = parseStepKind(key);
  if (kind === 'image' || kind === 'logo') {
    const file = await readMediaFile(ports, launch, Number(key.split(':')[1]), 'data');
    const [operation] = request.operations as { readonly create: object }[];
    const data = toBase64(file.body);
    return { operations: [{ create: { ...operation?.create, imageAsset: { data } } }] };
  }
  if (typeof request.query !== 'string') return request;
  return { ...request, query: fillQuery(request.query, ids) };
}

function explain(error: unknown, step: LaunchStepRow): unknown {
  if (!(error instanceof GoogleAdsError) || error.policyTopics.length === 0) return error;
  return finalFailure(null, describePolicyFinding(error, step.request));
}

/** @throws GoogleAdsError where Google names nothing: the change may have taken effect all the same */
function readCreated(kind: 'image' | 'logo' | 'ad' | 'campaign', answer: unknown): string {
  const { mutateOperationResponses, results } = MutateAnswer.parse(answer);
  const wanted = {
    image: ['assetResult'],
    logo: ['assetResult'],
    ad: ['adGroupAdResult', 'assetGroupAssetResult', 'campaignAssetResult', 'assetGroupResult'],
    campaign: ['campaignResult'],
  }[kind];
  const found = mutateOperationResponses.flatMap((response) =>
    wanted.flatMap((name) => response[name] ?? []),
  );
  const created = found[0] ?? results[0];
  if (created && created.resourceName !== '') return created.resourceName;
  throw new GoogleAdsError('Google answered without a name.');
}

/** Checks answers that Google considers fine and that stop a launch all the same. @throws StepFailure */
function checkRow({ currency, steps }: GoogleLaunchSteps, step: LaunchStepRow, row: GoogleAdsRow): void {
  const kind = parseStepKind(step.key);
  if (kind === 'checkAccount') {
    if (row.customer.status !== 'ENABLED') {
      throw finalFailure(null, 'Google has closed or suspended this ad account.');
    }
    if (row.customer.currencyCode !== currency) {
      throw finalFailure(null, 'The currency of the ad account has changed. Please refresh your accounts.');
    }
    return;
  }
  if (row.campaign.resourceName === '') throw finalFailure(null, 'Google does not know the new campaign.');
  if (kind !== 'read') return;
  const sent = readSentBudget(steps);
  if (sent !== undefined && row.campaignBudget.amountMicros !== sent) {
    throw finalFailure(null, 'Google stored a different budget than requested.');
  }
}

/** Compares money before anything is activated: Google must have stored the budget that was sent. */
function readSentBudget(steps: readonly LaunchStepRow[]): number | undefined {
  const operations = steps.find(({ key }) => key === 'campaign')?.request.mutateOperations;
  type Budget = { readonly campaignBudgetOperation?: { readonly create: { readonly amountMicros: string } } };
  const list = (Array.isArray(operations) ? operations : []) as Budget[];
  const micros = list.find((one) => one.campaignBudgetOperation)?.campaignBudgetOperation?.create
    .amountMicros;
  return micros === undefined ? undefined : Number(micros);
}
