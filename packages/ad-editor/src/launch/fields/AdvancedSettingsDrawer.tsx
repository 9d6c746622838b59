import { bidStrategies, type Choice } from '@adlane/contract/constants';
import type { Template } from '@adlane/contract/templates';
import { Box, Button, Drawer } from '@adlane/ui';
import { MoneyField, RadioGroupField, SelectField } from '@adlane/ui/fields';
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
      title="Advanced settings"
      description="Applies to this launch only."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
        <RadioGroupField name="settings.status" label="Campaign status after launch" options={[...starts]} />
        <SelectField name="settings.bidStrategy" label="Bid strategy" options={bidStrategies} required />
        {hasBidCap(settings) ? (
          <MoneyField name="settings.bidAmount" label="Bid cap" currency={currency} required />
        ) : null}
        {adType === 'landing_page' ? (
          <SelectField
            name="settings.billingEvent"
            label="Charged for"
            hint="Link clicks require the goal 'Link Clicks'."
            options={charges}
            required
          />
        ) : null}
        {adAccountId === undefined ? null : <InstagramField adAccountId={adAccountId} />}
        {adType === 'leadform' ? <CrmTagsField /> : null}
      </Box>
    </Drawer>
  );
}
