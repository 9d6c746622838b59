import type { Template } from '@adlane/contract/ads/templates';
import type { Choice } from '@adlane/contract/constants';
import { Box, Button, Drawer, translate } from '@adlane/ui';
import { RadioGroupField, SelectField } from '@adlane/ui/fields';
import { translateOptions } from '../../form/translateOptions';
import type { AdvancedSettings } from '../launchForm';
import { BidFields } from './BidFields';
import { CrmTagsField } from './CrmTagsField';
import { InstagramField } from './InstagramField';

export type AdvancedSettingsDrawerProps = {
  open: boolean;
  onClose: () => void;
  adType: Template['templateAdType'];
  /** What the ads are optimized for, as the form calls it. */
  goal: string;
  /** Whether the ads go into a campaign that exists, which has its budget or not. */
  hasCampaign: boolean;
  /** Of the chosen account. */
  currency: string;
  settings: AdvancedSettings;
  /** The account that pays; undefined if several do, each with different Instagram accounts. */
  adAccountId?: number | undefined;
};

const starts: readonly Choice[] = [
  { value: 'ACTIVE', label: 'Active once everything is created' },
  { value: 'PAUSED', label: 'Paused until I activate it' },
];
const levels: readonly Choice[] = [
  { value: 'adset', label: 'Per ad set, split equally' },
  { value: 'campaign', label: 'On the campaign (Advantage campaign budget)' },
];
const charges: readonly Choice[] = [
  { value: 'IMPRESSIONS', label: 'Impressions' },
  { value: 'LINK_CLICKS', label: 'Link clicks' },
];

/** Settings that most launches do not change (ads §2, advanced-settings drawer). Part of the launch's form. */
export function AdvancedSettingsDrawer(props: AdvancedSettingsDrawerProps) {
  const { open, onClose, adType, goal, hasCampaign, currency, settings, adAccountId } = props;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={translate('Advanced settings')}
      description={translate('Applies to this launch only.')}
      footer={<Button onClick={onClose}>{translate('Done')}</Button>}
    >
      <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
        <RadioGroupField
          name="settings.status"
          label={translate('Campaign status after launch')}
          options={translateOptions(starts)}
        />
        {hasCampaign ? null : (
          <RadioGroupField
            name="settings.budgetLevel"
            label={translate('Budget is set')}
            hint={translate('With a campaign budget, Facebook moves it to the ad sets that perform best.')}
            options={translateOptions(levels)}
          />
        )}
        <BidFields goal={goal} settings={settings} currency={currency} />
        {adType === 'landing_page' ? (
          <SelectField
            name="settings.billingEvent"
            label={translate('Charged for')}
            hint={translate("Link clicks require the goal 'Link Clicks'.")}
            options={translateOptions(charges)}
            required
          />
        ) : null}
        {adAccountId === undefined ? null : <InstagramField adAccountId={adAccountId} />}
        {adType === 'leadform' ? <CrmTagsField /> : null}
      </Box>
    </Drawer>
  );
}
