import { namingPrefix } from '@adlane/contract/constants';
import { Box, Button, translate } from '@adlane/ui';
import { RadioGroupField, TextField, useForm, useFormField, useFormState } from '@adlane/ui/fields';
import { Building2 } from 'lucide-react';
import { translateOptions } from '../../form/translateOptions';
import { ClientPicker } from '../../launch/fields/ClientPicker';
import { DeliveryFields } from '../../launch/fields/DeliveryFields';
import { useAmountsInCurrency } from '../../launch/fields/useAmountsInCurrency';
import { NoAccount } from '../../launch/LaunchDrawer/AccountStep';
import type { LaunchAssets } from '../../launch/launchAssets';
import { budgetTypeOptions } from '../../launch/launchForm';
import { agencyRow, type BulkForm, type BulkRow, maxBulkRows, rowKey, startRow } from '../bulkForm';
import { AddAllClients } from './AddAllClients';
import { RowFields } from './RowFields';

export type ClientsStepProps = {
  assets: LaunchAssets;
  /** Whether the user belongs to the agency; a client launches for itself. */
  isAgency: boolean;
  connectHref: string | undefined;
  isAdvancedOpen: boolean;
  onAdvanced: (isOpen: boolean) => void;
};

/** The common time zone of the accounts, else the user's. */
function findTimeZone(rows: readonly BulkRow[], { accounts }: LaunchAssets): string {
  const zones = new Set(
    rows.flatMap(({ adAccountId }) => accounts.find(({ id }) => String(id) === adAccountId)?.timezone ?? []),
  );
  const [zone] = zones;
  return zones.size === 1 && zone !== undefined ? zone : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function Rows({ assets, isAgency }: Pick<ClientsStepProps, 'assets' | 'isAgency'>) {
  const form = useForm<BulkForm>();
  const { error } = useFormField('chosenClients');
  const { values } = useFormState<BulkForm>({ subscription: { values: true } });
  const { rows, budgetType } = values;
  const change = (next: readonly BulkRow[]) => form.change('rows', next);
  const add = (who: Pick<BulkRow, 'clientId' | 'name'>) => change([...rows, startRow(who, assets, rows)]);
  const addAll = (found: readonly Pick<BulkRow, 'clientId' | 'name'>[]) =>
    change([...rows, ...found.map((who) => startRow(who, assets, rows))].slice(0, maxBulkRows));
  const isFull = rows.length >= maxBulkRows;
  const hasOwn = rows.some(({ clientId }) => clientId === null);
  return (
    <Box display="grid" gap={4} gridTemplateColumns="minmax(0, 1fr)">
      {rows.map((row, index) => (
        <RowFields
          key={rowKey(row)}
          row={row}
          index={index}
          assets={assets}
          budgetType={budgetType}
          form={values}
          onRemove={isAgency ? () => change(rows.filter((each) => each !== row)) : undefined}
        />
      ))}
      {isAgency ? (
        <Box display="grid" gap={3} gridTemplateColumns="minmax(0, 1fr)">
          <ClientPicker
            label={translate('Add a client')}
            hint={
              isFull
                ? translate('The maximum number of clients is selected.')
                : translate('Each client gets its own campaign.')
            }
            chosenIds={rows.flatMap(({ clientId }) => clientId ?? [])}
            isFull={isFull}
            error={error}
            onPick={({ id, business_name, name }) => add({ clientId: id, name: business_name || name })}
          />
          <Box display="flex" flexWrap="wrap" gap={2}>
            <AddAllClients rows={rows} onAdd={addAll} />
            {hasOwn ? null : (
              <Button
                variant="secondary"
                size="sm"
                startIcon={<Building2 />}
                disabled={isFull}
                onClick={() => add(agencyRow)}
              >
                {translate('Launch for your agency too')}
              </Button>
            )}
          </Box>
        </Box>
      ) : null}
    </Box>
  );
}

/** First step: for whom, who pays and posts, and what all campaigns share. */
export function ClientsStep(props: ClientsStepProps) {
  const { assets, connectHref, isAdvancedOpen, onAdvanced } = props;
  const { values } = useFormState<BulkForm>({ subscription: { values: true } });
  const { rows, budgetType, settings, templateAdType } = values;
  const first = assets.accounts.find(({ id }) => String(id) === rows[0]?.adAccountId);
  useAmountsInCurrency(['settings.bidAmount'], first?.currency);
  return (
    <Box display="grid" gap={5} gridTemplateColumns="minmax(0, 1fr)">
      {assets.accounts.some(({ status }) => status === 'Active') ? null : (
        <NoAccount connectHref={connectHref} />
      )}
      <TextField
        name="campaignName"
        label={translate('Campaign name')}
        hint={translate("We add '{namingPrefix}' in front of it on Facebook.", { namingPrefix })}
        required
      />
      <RadioGroupField
        name="budgetType"
        label={translate('Budget')}
        options={translateOptions(budgetTypeOptions)}
        inline
      />
      <Rows assets={assets} isAgency={props.isAgency} />
      <DeliveryFields
        adType={templateAdType}
        budgetType={budgetType}
        settings={settings}
        currency={first?.currency ?? 'USD'}
        timeZone={findTimeZone(rows, assets)}
        isAdvancedOpen={isAdvancedOpen}
        onAdvanced={onAdvanced}
      />
    </Box>
  );
}
