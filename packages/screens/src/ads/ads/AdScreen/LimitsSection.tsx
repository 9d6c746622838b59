import { useApi } from '@adlane/api-client';
import { AdLimits, type AdView } from '@adlane/contract/ads/ads';
import { successMessages } from '@adlane/contract/constants';
import { formatMoney, getAdDigits } from '@adlane/contract/rules';
import { Button, Dialog, getLocale, ProgressBar, Stack, Text, toast, translate } from '@adlane/ui';
import { MoneyField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { FactList } from '../../../shared/FactList/FactList';
import { pickChanged } from '../../../shared/RecordForm/pickChanged';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';

/** The spend cap of an ad, how much of it is spent, and its highest cost per result. */
export function LimitsSection({ ad }: { ad: AdView }) {
  const [isEditing, setEditing] = useState(false);
  const { spend_cap, cost_limit, currency, spend } = ad;
  return (
    <DetailSection
      title={translate('Limits')}
      actions={
        ad.can_manage && ad.archived_at === null ? (
          <Button size="sm" variant="secondary" onClick={() => setEditing(true)}>
            {translate('Change limits')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        <FactList
          facts={[
            {
              label: translate('Spend cap'),
              value: spend_cap === null ? translate('None') : formatMoney(spend_cap, currency, getLocale()),
            },
            {
              label: translate('Highest cost per result'),
              value:
                cost_limit === null
                  ? translate('As set under Alerts')
                  : formatMoney(cost_limit, currency, getLocale()),
            },
          ]}
        />
        {spend_cap === null ? null : (
          <Stack gap={1}>
            <ProgressBar label={translate('Spent of the cap')} share={Math.min(1, spend / spend_cap)} />
            <Text textStyle="xs" color="fg.muted">
              {translate(
                '{spend} of {cap} spent. The platform reports spend with a delay, so the ad may spend a little more.',
                {
                  spend: formatMoney(spend, currency, getLocale()),
                  cap: formatMoney(spend_cap, currency, getLocale()),
                },
              )}
            </Text>
          </Stack>
        )}
      </Stack>
      <LimitsDialog ad={ad} open={isEditing} onClose={() => setEditing(false)} />
    </DetailSection>
  );
}

type LimitsDialogProps = { ad: AdView; open: boolean; onClose: () => void };

function LimitsDialog({ ad, open, onClose }: LimitsDialogProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { spend_cap, cost_limit } = ad;
  const opened: AdLimits = { spend_cap, cost_limit };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('Change the limits')}
      description={ad.name}
      size="xs"
    >
      <RecordForm<AdLimits>
        initialValues={opened}
        body={AdLimits}
        onCancel={onClose}
        send={async (values) => {
          await client.ads.updateLimits({ params: { id: ad.id }, body: pickChanged(opened, values) });
          toast({ tone: 'success', text: successMessages.saved });
          await queryClient.invalidateQueries({ queryKey: queries.ads.key() });
          onClose();
        }}
      >
        <MoneyField
          name="spend_cap"
          label={translate('Spend cap')}
          hint={translate(
            'The ad is paused once it has spent this much since its launch. Leave it empty for none.',
          )}
          currency={ad.currency}
          digits={getAdDigits(ad.currency)}
          emptyValue={null}
        />
        <MoneyField
          name="cost_limit"
          label={translate('Highest cost per result')}
          hint={translate(
            'You are notified once a result costs more. Leave it empty for the limit of your alerts.',
          )}
          currency={ad.currency}
          digits={getAdDigits(ad.currency)}
          emptyValue={null}
        />
      </RecordForm>
    </Dialog>
  );
}
