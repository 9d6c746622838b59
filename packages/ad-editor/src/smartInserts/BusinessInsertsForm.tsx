import { useApi } from '@adlane/api-client';
import { BusinessInserts, type SmartInserts } from '@adlane/contract/ads/smartInserts';
import { businessInsertNames, successMessages } from '@adlane/contract/constants';
import { filterFilledInserts } from '@adlane/contract/rules';
import { Box, Card, toast, translate } from '@adlane/ui';
import {
  ConflictChoice,
  Form,
  openVersion,
  PhoneField,
  SubmitBar,
  TextAreaField,
  TextField,
  useVersionedSave,
} from '@adlane/ui/fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createValidator, toSaveErrors } from './insertErrors';

type Key = keyof BusinessInserts;

const checkBusiness = createValidator(BusinessInserts);
const oneLine = [
  'owner_name',
  'business_name',
  'business_website',
  'privacy_policy_u_r_l',
  'street_address',
  'city_state_zip',
  'country_code',
  'country',
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
          <Card
            title={translate('Business Profile Inserts')}
            description={translate(
              "Use them in your texts like {Business Name}. Ads with an empty insert can't launch.",
            )}
          >
            <Box display="grid" gap={4}>
              <Box
                display="grid"
                gap={4}
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
              >
                {oneLine.map((key) => (
                  <TextField
                    key={key}
                    name={key}
                    label={businessInsertNames[key]}
                    type={addresses.includes(key) ? 'url' : 'text'}
                    disabled={readOnly}
                  />
                ))}
                <PhoneField
                  name="business_phone"
                  label={businessInsertNames.business_phone}
                  disabled={readOnly}
                />
              </Box>
              <TextAreaField
                name="customer_testimonial"
                label={businessInsertNames.customer_testimonial}
                rows={3}
                limit={1000}
                disabled={readOnly}
              />
              <ConflictChoice<BusinessInserts> {...versioned} />
              {readOnly ? null : <SubmitBar />}
            </Box>
          </Card>
        </form>
      )}
    </Form>
  );
}
