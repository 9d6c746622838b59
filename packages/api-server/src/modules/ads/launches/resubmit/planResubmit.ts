import { AdResubmit, type LaunchStep } from '@adlane/contract/ads/launches';
import { messages } from '@adlane/contract/rules';
import type { CallContext } from '../../../../http/CallContext';
import type { UserCaller } from '../../../../http/callers';
import { invalid } from '../../../../http/problem';
import type { NewLaunch } from '../store/storeLaunch';
import { checkFixedFields } from './checkFixedFields';
import { listRecordChanges } from './listRecordChanges';
import { planFacebookResubmit } from './planFacebookResubmit';
import { planGoogleResubmit } from './planGoogleResubmit';
import type { ResubmitRequest } from './ResubmitPlan';
import { readGoogle, readRecord } from './readResubmitDraft';
import type { RejectedAd } from './rejectedAd';

/** Plans the requests that put a corrected ad into the ad set of the rejected one. @throws Problem 422 */
export async function planResubmit(
  call: CallContext<UserCaller>,
  { target, record, label }: { readonly target: RejectedAd } & ResubmitRequest,
): Promise<NewLaunch> {
  const { ad, reached } = target;
  const template_id = ad.template_id ?? record.template_id;
  if (template_id === null) throw invalid({ template_id: [messages.fieldRequired] });
  if (record.platform !== ad.platform) throw invalid({ platform: [messages.optionRequired] });
  const google = await readGoogle(call, target);
  const known = AdResubmit.parse(await readRecord(call, target, google));
  checkFixedFields(record, known);
  call.describeChanges(listRecordChanges(known, record));
  const plan = google
    ? await planGoogleResubmit(call, target, { record, label, google })
    : await planFacebookResubmit(call, target, { record, label, template_id });
  return {
    platform: ad.platform,
    template_id,
    client_user_id: ad.client_user_id,
    ad_account_id: reached.account.id,
    page_id: plan.pageId,
    settings: { ...plan.settings, ad_id: ad.id, resubmit: record },
    label,
    steps: plan.steps.map(
      (step): LaunchStep => ({ ...step, status: 'pending', external_id: null, error: null }),
    ),
  };
}
