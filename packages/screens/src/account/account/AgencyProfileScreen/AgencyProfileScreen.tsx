import { useApi } from '@adlane/api-client';
import { AgencyProfile, type AgencyProfileView } from '@adlane/contract/account/account';
import { successMessages } from '@adlane/contract/constants';
import { Grid, QueryState, Skeleton, StatusBadge, type StatusBadgeProps, toast, translate } from '@adlane/ui';
import { CheckboxField, ColorField, FormSection, openVersion, TextField } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { describeError } from '../../../shared/format/describeError';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { LogoField } from './LogoField';

type Profile = z.infer<typeof AgencyProfileView>;

const domainBadges: Readonly<Record<Profile['whiteLabelStatus'], StatusBadgeProps | undefined>> = {
  none: undefined,
  pending: { tone: 'warning', text: 'Waiting for DNS' },
  active: { tone: 'positive', text: 'Active' },
};

function toFormValues(stored: Profile) {
  const { logo_url: _url, whiteLabelStatus: _status, updated_at: _version, ...profile } = stored;
  return {
    ...profile,
    brand_color: profile.brand_color ?? '',
    whiteLabelUrl: profile.whiteLabelUrl ?? '',
  };
}

const toVersion = (stored: Profile) => openVersion('agency profile', stored, toFormValues);

function ProfileForm({ profile }: { profile: Profile }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const version = toVersion(profile);
  const badge = domainBadges[profile.whiteLabelStatus];
  return (
    <RecordForm
      initialValues={version.values}
      version={version}
      body={AgencyProfile.omit({ brand_color: true, whiteLabelUrl: true })}
      send={async ({ brand_color, whiteLabelUrl, ...values }, base_updated_at) => {
        const optional = { brand_color: brand_color || null, whiteLabelUrl: whiteLabelUrl || null };
        const body = { ...values, ...optional, base_updated_at };
        const stored = await client.account.updateAgencyProfile({ body });
        queryClient.setQueryData(queries.account.agencyProfile.query().queryKey, stored);
        const isRecolored = stored.brand_color !== profile.brand_color;
        toast({
          tone: 'success',
          text: isRecolored ? successMessages.brandColorUpdated : successMessages.saved,
        });
        await queryClient.invalidateQueries({ queryKey: queries.onboarding.config.key() });
        return toVersion(stored);
      }}
    >
      <FormSection
        title={translate('Business')}
        description={translate('Your agency as your clients know it.')}
      >
        <TextField
          name="business_name"
          label={translate('Business name')}
          autoComplete="organization"
          required
        />
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
          <TextField name="website" label={translate('Website')} type="url" placeholder="https://" />
          <TextField name="phone" label={translate('Phone')} type="tel" />
          <TextField name="address.streetAddress" label={translate('Street address')} />
          <TextField name="address.city" label={translate('City')} />
          <TextField name="address.zip" label={translate('Zip code')} />
          <TextField name="address.country" label={translate('Country')} />
        </Grid>
      </FormSection>
      <FormSection
        title={translate('Brand')}
        description={translate('Your clients see it when they sign in and while they work.')}
      >
        <LogoField name="logo_media_id" url={profile.logo_url} />
        <ColorField
          name="brand_color"
          label={translate('Brand color')}
          hint={translate('For buttons and links of your clients.')}
        />
      </FormSection>
      <FormSection
        title={translate('White label')}
        description={translate('Your own address and name instead of ours.')}
      >
        <TextField
          name="whiteLabelUrl"
          label={translate('Custom domain')}
          placeholder="ads.your-agency.com"
          hint={translate('Point a CNAME record of this domain to this server first.')}
        />
        {badge ? <StatusBadge {...badge} /> : null}
        <TextField
          name="mail_sender_name"
          label={translate('Sender name of emails')}
          hint={translate('Your clients see it in their inbox.')}
        />
        <CheckboxField
          name="is_client_signup_open"
          label={translate('Clients can sign up by themselves')}
          hint={translate('Anyone with your sign-in link can create a client account.')}
        />
      </FormSection>
    </RecordForm>
  );
}

/** The agency's profile, brand and custom domain (ads §2, Agency Profile). */
export function AgencyProfileScreen() {
  const { queries } = useApi();
  const profile = useQuery(queries.account.agencyProfile.query());
  return (
    <QueryState
      query={profile}
      errorTitle={translate('The agency profile could not be loaded')}
      describeError={describeError}
      loadingLabel={translate('Loading the agency profile')}
      loading={<Skeleton height={96} />}
    >
      {(data) => <ProfileForm profile={data} />}
    </QueryState>
  );
}
