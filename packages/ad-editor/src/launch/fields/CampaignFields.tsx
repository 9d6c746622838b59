import { useApi } from '@adlane/api-client';
import type { Template } from '@adlane/contract/ads/templates';
import { listGoals, maxPageSize, objectiveLabels } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { lookupMeta } from '../../lookups/toPickerStatus';
import type { LaunchForm } from '../launchForm';
import { AccountAssetField } from './AccountAssetField';

export type CampaignFieldsProps = {
  adType: Template['templateAdType'];
  /** The ad account that pays. */
  adAccountId: number;
};

/** Objectives that ads of a kind can have. */
function listObjectives(adType: CampaignFieldsProps['adType']): readonly string[] {
  return listGoals(adType).map(({ objective }) => objective);
}

function formatObjective(objective: string): string {
  const labels: Readonly<Record<string, string>> = objectiveLabels;
  return translate(labels[objective] ?? objective);
}

/** The campaign and the ad set that the ads are added to (ads §3, campaignId and adSetId); by default new ones. */
export function CampaignFields({ adType, adAccountId }: CampaignFieldsProps) {
  const { queries } = useApi();
  const form = useForm<LaunchForm>();
  const { values } = useFormState<LaunchForm>({ subscription: { values: true } });
  const campaigns = useQuery({
    ...queries.facebookAssets.campaigns.query({
      query: { ad_account_id: adAccountId, per_page: maxPageSize },
    }),
    meta: lookupMeta,
  });
  const campaign = values.campaign?.adAccountId === adAccountId ? values.campaign : undefined;
  const adSets = useQuery({
    ...queries.facebookAssets.adSets.query({
      query: { ad_account_id: adAccountId, campaign_id: campaign?.id ?? '', per_page: maxPageSize },
    }),
    enabled: campaign !== undefined,
    meta: lookupMeta,
  });
  const objectives = listObjectives(adType);
  return (
    <>
      <AccountAssetField
        name="campaign"
        label="Campaign"
        adAccountId={adAccountId}
        assets={campaigns}
        placeholder="Create a new campaign"
        hint="Choose a campaign to add the ads to it."
        emptyHint="This ad account has no campaign yet. A new one is created."
        formatLabel={({ name, objective }) => `${name} · ${formatObjective(objective)}`}
        isDisabled={({ objective }) => !objectives.includes(objective)}
        onSelect={() => form.change('adSet', null)}
      />
      {campaign ? (
        <AccountAssetField
          name="adSet"
          label="Ad set"
          adAccountId={adAccountId}
          assets={adSets}
          placeholder="Create new ad sets"
          hint="An existing ad set keeps its budget, schedule, audience and locations."
          emptyHint="This campaign has no ad set yet. New ones are created."
        />
      ) : null}
    </>
  );
}
