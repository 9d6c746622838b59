import type { Template } from '@adlane/contract/ads/templates';
import { bidStrategies, type Choice } from '@adlane/contract/constants';
import { getAdDigits } from '@adlane/contract/rules';
import { Box, Button, Drawer, translate } from '@adlane/ui';
import { MoneyField, RadioGroupField, SelectField } from '@adlane/ui/fields';
import { translateOptions } from '../../form/translateOptions';
import { type AdvancedSettings, hasBidCap } from '../launchForm';
import { CrmTagsField } from './CrmTagsField';
import { InstagramField } from './InstagramField';

export type AdvancedSettingsDrawerProps = {
  open: boolean;
  onClose: () => void;
  adType: Template['templateAdType'];
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
const charges: readonly Choice[] = [
  { value: 'IMPRESSIONS', label: 'Impressions' },
  { value: 'LINK_CLICKS', label: 'Link clicks' },
];

/** Settings that most launches do not change (ads §2, advanced-settings drawer). Part of the launch's form. */
export function AdvancedSettingsDrawer(props: AdvancedSettingsDrawerProps) {
  const { open, onClose, adType, currency, settings, adAccountId } = props;
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
        <SelectField
          name="settings.bidStrategy"
          label={translate('Bid strategy')}
          options={translateOptions(bidStrategies)}
          required
        />
        {hasBidCap(settings) ? (
          <MoneyField
            name="settings.bidAmount"
            label={translate('Bid cap')}
            currency={currency}
            digits={getAdDigits(currency)}
            required
          />
        ) : null}
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
