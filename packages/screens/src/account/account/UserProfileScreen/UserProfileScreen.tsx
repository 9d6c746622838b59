import { useApi } from '@adlane/api-client';
import { PasswordChange, UserProfile } from '@adlane/contract/account/account';
import type { User } from '@adlane/contract/account/auth';
import { successMessages } from '@adlane/contract/constants';
import { Box, Grid, toast, translate } from '@adlane/ui';
import { FormSection, PasswordField, TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { NotificationSettings } from './NotificationSettings';

export type UserProfileScreenProps = {
  /** The signed-in user. */
  user: Pick<User, 'email' | 'first_name' | 'last_name' | 'phone' | 'location'>;
};

function ProfileForm({ user }: UserProfileScreenProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { first_name, last_name, phone, location } = user;
  return (
    <RecordForm
      initialValues={{ first_name, last_name, phone, location }}
      body={UserProfile}
      send={async (body) => {
        await client.account.updateUser({ body });
        toast({ tone: 'success', text: successMessages.saved });
        await queryClient.invalidateQueries({ queryKey: queries.auth.me.key() });
      }}
    >
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
        <TextField name="first_name" label={translate('First name')} autoComplete="given-name" required />
        <TextField name="last_name" label={translate('Last name')} autoComplete="family-name" required />
        <TextField name="phone" label={translate('Phone')} type="tel" autoComplete="tel" />
        <TextField name="location" label={translate('Location')} />
      </Grid>
      <Box textStyle="sm" color="fg.muted">
        {translate('You sign in with {email}.', { email: user.email })}
      </Box>
    </RecordForm>
  );
}

const emptyPasswords = { current_password: '', password: '' };

function PasswordForm() {
  const { client } = useApi();
  // A new form for the next change: entered passwords do not stay on the page.
  const [changes, setChanges] = useState(0);
  return (
    <RecordForm
      key={changes}
      initialValues={emptyPasswords}
      body={PasswordChange}
      submitLabel={translate('Change password')}
      send={async (body) => {
        await client.account.changePassword({ body });
        toast({ tone: 'success', text: successMessages.passwordChanged });
        setChanges((count) => count + 1);
      }}
    >
      <PasswordField
        name="current_password"
        label={translate('Current password')}
        autoComplete="current-password"
        required
      />
      <PasswordField name="password" label={translate('New password')} autoComplete="new-password" required />
    </RecordForm>
  );
}

/** The user's own name, contact and password (ads §2, User Profile). */
export function UserProfileScreen({ user }: UserProfileScreenProps) {
  return (
    <>
      <FormSection
        title={translate('Profile')}
        description={translate('Your name and how we can reach you.')}
      >
        <ProfileForm user={user} />
      </FormSection>
      <FormSection
        title={translate('Password')}
        description={translate('A new password signs you out on all other devices.')}
      >
        <PasswordForm />
      </FormSection>
      <FormSection
        title={translate('Notifications')}
        description={translate('Emails are sent for what you have not read in the app after a minute.')}
      >
        <NotificationSettings />
      </FormSection>
    </>
  );
}
