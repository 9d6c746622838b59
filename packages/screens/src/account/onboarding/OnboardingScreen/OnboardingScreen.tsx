import { useApi } from '@adlane/api-client';
import type { User } from '@adlane/contract/account/auth';
import { BasicSetup } from '@adlane/contract/account/onboarding';
import { onboardingSteps } from '@adlane/contract/constants';
import { Box, Button, Grid, Stack, StepPanel, Stepper, Text, translate } from '@adlane/ui';
import { ComboboxField, TextField } from '@adlane/ui/fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNicheOptions } from '../../../shared/lists/useNicheOptions';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { AuthPage } from '../../auth/AuthPage/AuthPage';

export type OnboardingScreenProps = {
  /** The signed-in user; `onboarding_step` is the step to show. */
  user: Pick<User, 'first_name' | 'last_name' | 'phone' | 'business_name' | 'niche' | 'onboarding_step'>;
  /**
   * Called once the last step is stored, before the user is reloaded. `connect`: the user wants to connect accounts
   * now.
   */
  onFinished: (next: 'connect' | 'home') => void;
};

const listSteps = () => [
  { label: translate('About you'), title: translate('Welcome. Who are you?') },
  { label: translate('Your business'), title: translate('Tell us about your business') },
  { label: translate('Accounts'), title: translate('Connect your accounts') },
];

function useRefreshUser() {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queries.auth.me.key() });
}

/** The first steps of a new agency: the person, the business, the connected accounts (ads §2, /onboarding). */
export function OnboardingScreen({ user, onFinished }: OnboardingScreenProps) {
  const steps = listSteps();
  const current = Math.min(onboardingSteps.indexOf(user.onboarding_step), steps.length - 1);
  return (
    <AuthPage title={steps[current]?.title ?? ''}>
      <Box mb={6}>
        <Stepper
          label={translate('Set up your account')}
          steps={steps.map(({ label }) => label)}
          current={current}
        />
      </Box>
      <StepPanel step={user.onboarding_step}>
        {current === 0 ? <PersonStep user={user} /> : null}
        {current === 1 ? <BusinessStep user={user} /> : null}
        {current === 2 ? <AccountsStep onFinished={onFinished} /> : null}
      </StepPanel>
    </AuthPage>
  );
}

function PersonStep({ user: { first_name, last_name, phone } }: Pick<OnboardingScreenProps, 'user'>) {
  const { client } = useApi();
  const refresh = useRefreshUser();
  return (
    <RecordForm
      initialValues={{ first_name, last_name, phone }}
      body={BasicSetup}
      submitLabel={translate('Continue')}
      fullWidth
      send={async (body) => {
        await client.onboarding.basic({ body });
        await refresh();
      }}
    >
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
        <TextField name="first_name" label={translate('First name')} autoComplete="given-name" required />
        <TextField name="last_name" label={translate('Last name')} autoComplete="family-name" required />
      </Grid>
      <TextField name="phone" label={translate('Phone')} type="tel" autoComplete="tel" />
    </RecordForm>
  );
}

function BusinessStep({ user: { business_name, niche } }: Pick<OnboardingScreenProps, 'user'>) {
  const { client } = useApi();
  const refresh = useRefreshUser();
  const niches = useNicheOptions(niche);
  return (
    <RecordForm
      initialValues={{ business_name, niche: niche ?? '', website: '' }}
      submitLabel={translate('Continue')}
      fullWidth
      send={async (values) => {
        await client.onboarding.business({ body: { ...values, niche: values.niche || null } });
        await refresh();
      }}
    >
      <TextField
        name="business_name"
        label={translate('Business name')}
        autoComplete="organization"
        required
      />
      <ComboboxField name="niche" label={translate('Niche of most of your clients')} options={niches} />
      <TextField name="website" label={translate('Website')} type="url" placeholder="https://" />
    </RecordForm>
  );
}

function AccountsStep({ onFinished }: Pick<OnboardingScreenProps, 'onFinished'>) {
  const { client } = useApi();
  const refresh = useRefreshUser();
  const finish = useMutation({
    mutationFn: async (next: 'connect' | 'home') => {
      await client.onboarding.accountConnect({ body: { skip: true } });
      onFinished(next);
      await refresh();
    },
  });
  return (
    <Stack gap={5}>
      <Text>
        {translate(
          'Ads run on your own Facebook and Google accounts. Connect them now, or look around first and connect them before your first launch.',
        )}
      </Text>
      <Button fullWidth loading={finish.isPending} onClick={() => finish.mutate('connect')}>
        {translate('Connect accounts')}
      </Button>
      <Button fullWidth variant="ghost" disabled={finish.isPending} onClick={() => finish.mutate('home')}>
        {translate('Connect later')}
      </Button>
    </Stack>
  );
}
