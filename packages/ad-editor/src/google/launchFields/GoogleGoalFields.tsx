import { useApi } from '@adlane/api-client';
import type { GoogleTemplate } from '@adlane/contract/ads/templates';
import { errorMessages, googleCampaignObjectives, googleConversionTypes } from '@adlane/contract/constants';
import { getAdDigits } from '@adlane/contract/rules';
import { Alert, Box, Checkbox, ChipList, Radio, Skeleton, Text, translate } from '@adlane/ui';
import { CheckboxField, MoneyField, NumberField, useFormField } from '@adlane/ui/fields';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { googlePaths } from '../../draft/googlePaths';
import { describeFailure } from '../../failure/describeFailure';
import { lookupMeta } from '../../lookups/toPickerStatus';
import type { GoogleAccount } from './useGoogleAccount';

type Launch = NonNullable<GoogleTemplate['launchAdTemplateData']>;
type Conversion = NonNullable<Launch['googleConversion']>;
type Goals = NonNullable<Launch['selectedConversionGoals']>;

export type GoogleGoalFieldsProps = {
  /** The account that goals and amounts are those of. */
  account: GoogleAccount;
  readOnly: boolean;
  /** Help of the amounts, such as whose currency they count in. */
  amountHint?: string | undefined;
};

const conversionLabels: Readonly<Record<Conversion, string>> = {
  conversions: 'Conversions: maximize conversions',
  conversion_value: 'Conversion value: maximize conversion value',
};

type ChoiceProps<Value extends string> = {
  label: string;
  name: string;
  value: Value | undefined;
  options: readonly { readonly value: Value; readonly label: string }[];
  readOnly: boolean;
  onChange: (value: Value) => void;
};

function RadioChoice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, name, value, options, readOnly, onChange } = props;
  const id = useId();
  return (
    <Box role="radiogroup" aria-labelledby={id}>
      <Box id={id} textStyle="sm" fontWeight="medium" mb={2}>
        {label}
      </Box>
      <Box display="flex" flexWrap="wrap" gapX={6} gapY={2}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name}
            label={translate(option.label)}
            checked={value === option.value}
            disabled={readOnly}
            onChange={() => onChange(option.value)}
          />
        ))}
      </Box>
    </Box>
  );
}

/** What is wrong with a group of choices. */
function Problem({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Text role="alert" textStyle="xs" color="fg.error" fontWeight="medium" mt={1}>
      {translate(text)}
    </Text>
  );
}

function Objective({ readOnly }: { readOnly: boolean }) {
  const path = `${googlePaths.launch}.googleCampaignObjectives`;
  const { input, error } = useFormField<NonNullable<Launch['googleCampaignObjectives']>>(path);
  return (
    <Box>
      <RadioChoice
        label={translate('Campaign objective')}
        name={path}
        value={googleCampaignObjectives.find(({ value }) => value === input.value?.[0])?.value}
        options={googleCampaignObjectives}
        readOnly={readOnly}
        // Only one may be selected (ads §5).
        onChange={(value) => input.onChange([value])}
      />
      {input.value?.[0] === 'WEBSITE_TRAFFIC' ? (
        <Text textStyle="xs" color="fg.muted" mt={2}>
          {translate('A Search campaign bids for clicks, Performance Max for the conversion goals below.')}
        </Text>
      ) : null}
      <Problem text={error} />
    </Box>
  );
}

function Bidding({ account, readOnly, amountHint = '' }: GoogleGoalFieldsProps) {
  const path = `${googlePaths.launch}.googleConversion`;
  const { input } = useFormField<Conversion | ''>(path);
  const { input: hasTarget } = useFormField<boolean>(`${googlePaths.targeting}.isTargetROASEnabled`);
  const conversion = input.value || 'conversions';
  return (
    <>
      <RadioChoice
        label={translate('Bid for')}
        name={path}
        value={conversion}
        options={googleConversionTypes.map((value) => ({ value, label: conversionLabels[value] }))}
        readOnly={readOnly}
        onChange={(value) => input.onChange(value)}
      />
      {conversion === 'conversions' ? (
        <MoneyField
          // Another currency reformats the amount.
          key={account.currency}
          name={`${googlePaths.targeting}.targetCPA`}
          label={translate('Target cost per action')}
          hint={`${translate('Leave empty to maximize conversions within the budget.')} ${amountHint}`.trim()}
          currency={account.currency}
          digits={getAdDigits(account.currency)}
          emptyValue={null}
          disabled={readOnly}
        />
      ) : (
        <>
          <CheckboxField
            name={`${googlePaths.targeting}.isTargetROASEnabled`}
            label={translate('Set a target return on ad spend')}
            disabled={readOnly}
          />
          {hasTarget.value ? (
            <NumberField
              name={`${googlePaths.targeting}.targetROAS`}
              label={translate('Target return on ad spend')}
              hint={translate('Value per unit spent: 2.5 is 250 %.')}
              emptyValue={null}
              required
              disabled={readOnly}
            />
          ) : null}
        </>
      )}
    </>
  );
}

function GoalList({
  accountId,
  chosen,
  readOnly,
  onChange,
}: {
  accountId: number;
  chosen: Goals;
  readOnly: boolean;
  onChange: (goals: Goals) => void;
}) {
  const { queries } = useApi();
  const goals = useQuery({
    ...queries.googleSources.conversionGoals.query({ query: { ad_account_id: accountId } }),
    meta: lookupMeta,
  });
  if (goals.isPending) return <Skeleton height={16} />;
  if (goals.isError) return <Alert tone="error">{describeFailure(goals.error)}</Alert>;
  const listed = goals.data.data;
  const others = chosen.filter(({ id }) => !listed.some((goal) => goal.id === id));
  const toggle = (goal: Goals[number]) =>
    onChange(
      chosen.some(({ id }) => id === goal.id)
        ? chosen.filter(({ id }) => id !== goal.id)
        : [...chosen, { id: goal.id, name: goal.name }],
    );
  return (
    <Box display="grid" gap={2}>
      {listed.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {translate('This account has no conversion goals yet. Create one in Google Ads.')}
        </Text>
      ) : null}
      {listed.map((goal) => (
        <Checkbox
          key={goal.id}
          label={goal.name}
          checked={chosen.some(({ id }) => id === goal.id)}
          disabled={readOnly}
          onChange={() => toggle(goal)}
        />
      ))}
      {others.length > 0 ? (
        <ChipList
          label={translate('Goals of another account')}
          chips={others.map(({ id, name }) => ({
            id,
            label: name,
            problem: translate('This account has no such goal.'),
          }))}
          {...(readOnly
            ? {}
            : { onRemove: (id: string) => onChange(chosen.filter((goal) => goal.id !== id)) })}
        />
      ) : null}
    </Box>
  );
}

function ConversionGoals({ account, readOnly }: GoogleGoalFieldsProps) {
  const path = `${googlePaths.launch}.selectedConversionGoals`;
  const { input, error } = useFormField<Goals | ''>(path);
  const id = useId();
  const chosen = input.value || [];
  return (
    <Box role="group" aria-labelledby={id} data-fields={path} display="grid" gap={2}>
      <Box id={id} textStyle="sm" fontWeight="medium">
        {translate('Conversion goals')}
      </Box>
      {account.id !== undefined ? (
        <GoalList
          accountId={account.id}
          chosen={chosen}
          readOnly={readOnly}
          onChange={(goals) => input.onChange(goals)}
        />
      ) : account.isPending ? (
        <Skeleton height={16} />
      ) : (
        <Alert tone="info">{translate(errorMessages.selectDefaultGoogleAccount)}</Alert>
      )}
      <Problem text={error} />
    </Box>
  );
}

/** The campaign's goal and its bidding. */
export function GoogleGoalFields(props: GoogleGoalFieldsProps) {
  return (
    <Box display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
      <Objective readOnly={props.readOnly} />
      <ConversionGoals {...props} />
      <Bidding {...props} />
    </Box>
  );
}
