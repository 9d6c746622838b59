import { useApi } from '@adlane/api-client';
import { BusinessInserts, type SmartInserts } from '@adlane/contract/ads/smartInserts';
import { businessInsertNames, successMessages } from '@adlane/contract/constants';
import { filterFilledInserts } from '@adlane/contract/rules';
import { Box, Grid, Text, toast, translate } from '@adlane/ui';
import {
  ConflictChoice,
  Form,
  FormSection,
  openVersion,
  PhoneField,
  SubmitBar,
  TextAreaField,
  TextField,
  useVersionedSave,
} from '@adlane/ui/fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createValidator, toSaveErrors } from './insertErrors';

type Key = keyof BusinessInserts;

const checkBusiness = createValidator(BusinessInserts);
const businessKeys = [
  'business_name',
  'owner_name',
  'business_website',
  'privacy_policy_u_r_l',
] as const satisfies Key[];
const locationKeys = [
  'street_address',
  'city_state_zip',
  'country',
  'country_code',
  'target_area_name',
] as const satisfies Key[];
const addresses: readonly Key[] = ['business_website', 'privacy_policy_u_r_l'];

/** Returns the values without placeholders, which look filled in but never reach an ad. */
function clearPlaceholders(business: BusinessInserts): BusinessInserts {
  const filled = filterFilledInserts(business);
  const keys = Object.keys(business) as Key[];
  return { ...business, ...Object.fromEntries(keys.map((key) => [key, filled[key] ?? ''])) };
}

/** Returns the differences from the stored values. */
function buildBusinessChange(stored: BusinessInserts, typed: BusinessInserts): Partial<BusinessInserts> {
  const changed = (Object.keys(stored) as Key[]).filter((key) => (typed[key] ?? '') !== stored[key]);
  return Object.fromEntries(changed.map((key) => [key, typed[key] ?? '']));
}

const openProfile = (inserts: SmartInserts) =>
  openVersion('business profile', inserts, ({ business }) => clearPlaceholders(business));

export type BusinessInsertsFormProps = {
  /** As it is stored. */
  inserts: SmartInserts;
  /** The client that owns them; the agency without one. */
  clientUserId?: number | undefined;
  /** Shown but not to be changed. */
  readOnly?: boolean;
};

/** Business Profile Inserts (ads §2, §3): what every business has, filled in once and used in all its ads. */
export function BusinessInsertsForm({ inserts, clientUserId, readOnly = false }: BusinessInsertsFormProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const meta = { statusesShownInPlace: [409, 422] };
  const update = useMutation(queries.smartInserts.update.mutation({ meta }));

  const profile = openProfile(inserts);
  // Another object would discard what was typed.
  const [initialValues] = useState(profile.values);
  const versioned = useVersionedSave(profile, async (typed: BusinessInserts, based = profile) => {
    const business = buildBusinessChange(based.values, typed);
    const body = { business, base_updated_at: based.base, client_user_id: clientUserId ?? null };
    return openProfile(await update.mutateAsync({ body }));
  });

  async function save(typed: BusinessInserts): Promise<object | undefined> {
    try {
      await versioned.save(typed);
      await queryClient.invalidateQueries({ queryKey: queries.smartInserts.view.key() });
      toast({ tone: 'success', text: successMessages.saved });
      return undefined;
    } catch (error) {
      return toSaveErrors(error);
    }
  }

  return (
    <Form<BusinessInserts>
      initialValues={initialValues}
      validate={checkBusiness}
      onSubmit={(typed, form) => (form.getState().dirty ? save(typed) : undefined)}
    >
      {({ handleSubmit }) => (
        <form onSubmit={handleSubmit} noValidate>
          <Box maxW="4xl">
            <Text mb={6} textStyle="sm" color="fg.muted">
              {translate(
                "Use them in your texts like {Business Name}. Ads with an empty insert can't launch.",
              )}
            </Text>
            <FormSection title={translate('Business')}>
              <FieldGrid>
                <InsertFields names={businessKeys} readOnly={readOnly} />
                <Box gridColumn="1 / -1">
                  <PhoneField
                    name="business_phone"
                    label={businessInsertNames.business_phone}
                    disabled={readOnly}
                  />
                </Box>
              </FieldGrid>
            </FormSection>
            <FormSection title={translate('Location')}>
              <FieldGrid>
                <InsertFields names={locationKeys} readOnly={readOnly} />
              </FieldGrid>
            </FormSection>
            <FormSection title={translate('Reviews')}>
              <TextAreaField
                name="customer_testimonial"
                label={businessInsertNames.customer_testimonial}
                rows={3}
                limit={1000}
                disabled={readOnly}
              />
              <ConflictChoice<BusinessInserts> {...versioned} />
              {readOnly ? null : <SubmitBar />}
            </FormSection>
          </Box>
        </form>
      )}
    </Form>
  );
}

/** Fields beside each other where there is room. */
function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      gap={4}
      alignItems="start"
      gridTemplateColumns="repeat(auto-fill, minmax(min({sizes.60}, 100%), 1fr))"
    >
      {children}
    </Grid>
  );
}

function InsertFields({ names, readOnly }: { names: readonly Key[]; readOnly: boolean }) {
  return names.map((name) => (
    <TextField
      key={name}
      name={name}
      label={businessInsertNames[name]}
      type={addresses.includes(name) ? 'url' : 'text'}
      disabled={readOnly}
    />
  ));
}
