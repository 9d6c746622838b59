import type { LaunchBlocker } from '@adlane/contract/ads/launches';
import { GoogleAdsError } from '../../../../connectors/googleAds/googleAdsError';
import { judgeGoogleAdsError } from '../../../../connectors/googleAds/judgeGoogleAdsError';
import { toBase64 } from '../../../../crypto/toBase64';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { openGoogle } from '../../sources/access/googleAccess';
import { markDisconnected } from '../../sources/access/markDisconnected';
import { chooseAdAccount } from '../../sources/assets/chooseAdAccount';
import { readMediaFile } from '../facebook/mediaFiles';
import { placeholder, resolvePlaceholders } from '../saga/placeholders';
import { StepFailure } from '../saga/StepFailure';
import { describePolicyFinding } from './describePolicyFinding';
import { findBlockedField } from './findBlockedField';
import { fillGoogleInserts, type ReadyGoogleInputs } from './googleInputs';
import { create, type Operation } from './googleOperations';
import { listPictures } from './performanceMax';
import { planGoogleCreation } from './planGoogleLaunch';

type Request = { readonly mutateOperations: readonly Operation[]; readonly validateOnly: boolean };
/** Temporary id of the first image; the campaign's own ids are above. */
const firstImageId = -1000;

/**
 * Lets Google check a planned campaign without creating anything, and returns its findings with the fields that fix them.
 * Where Google does not answer, there are none: the launch asks again.
 */
export async function checkAtGoogle(
  { ports, inTenant, caller }: CallContext<UserCaller>,
  inputs: ReadyGoogleInputs,
  label: string,
): Promise<LaunchBlocker[]> {
  const reached = await inTenant((ctx) => chooseAdAccount(ctx, { channel: 'google', id: inputs.account.id }));
  const planned = planGoogleCreation(inputs, label).find(({ key }) => key === 'dryRun');
  if (!planned) return [];
  let request = planned.request as Request;
  try {
    request = await addPictures(request, inputs, async (id) =>
      toBase64((await readMediaFile(ports, caller, id, 'data')).body),
    );
    await (await openGoogle(ports, reached)).post(planned.path, request);
    return [];
  } catch (error) {
    if (error instanceof StepFailure) {
      return [{ field: 'templates.google.createAdTemplateData.googleTemplateMedia', message: error.message }];
    }
    if (!(error instanceof GoogleAdsError)) throw error;
    const { action, code, message } = judgeGoogleAdsError(error);
    if (action !== 'stop') return [];
    if (code === 'AD_ACCOUNT_DISCONNECTED') {
      await inTenant(({ tx, now }) => markDisconnected(tx, reached.source, now));
      return [{ field: 'adAccountId', message }];
    }
    return [
      {
        field: findBlockedField(error, request, fillGoogleInserts(inputs)),
        message: error.policyTopics.length > 0 ? describePolicyFinding(error, request) : message,
      },
    ];
  }
}

/**
 * Adds one image of each shape to the request itself, because none is uploaded before a launch; the other images of a shape
 * are left out.
 */
async function addPictures(
  request: Request,
  inputs: ReadyGoogleInputs,
  readImage: (mediaId: number) => Promise<string>,
): Promise<Request> {
  const all = listPictures({ inputs });
  const pictures = all.filter(
    ({ fieldType }, index) => all.findIndex((other) => other.fieldType === fieldType) === index,
  );
  const names = new Map(
    pictures.map(({ key }, index) => [
      key,
      `customers/${inputs.account.external_id}/assets/${firstImageId - index}`,
    ]),
  );
  const leftOut = new Set(all.filter(({ key }) => !names.has(key)).map(({ key }) => placeholder(key)));
  const uploads: Operation[] = [];
  for (const { key, name } of pictures) {
    const data = await readImage(Number(key.split(':')[1]));
    uploads.push(
      create('asset', { resourceName: names.get(key), name: `${name} (check)`, imageAsset: { data } }),
    );
  }
  const links = request.mutateOperations.filter((operation) =>
    Object.values(operation).every(({ create: made }) => !leftOut.has(String(Object(made).asset))),
  );
  return {
    ...request,
    mutateOperations: [...uploads, ...(resolvePlaceholders(links, names) as readonly Operation[])],
  };
}
