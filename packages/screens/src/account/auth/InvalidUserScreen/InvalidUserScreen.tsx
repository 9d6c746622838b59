import { ButtonLink, Text, translate } from '@adlane/ui';
import { AuthPage } from '../AuthPage/AuthPage';

export type InvalidUserScreenProps = {
  /** Path of the sign-in page. */
  signInHref: string;
};

/** Shown to users whom the CRM or Google knows, but this server does not (ads §2, /invalid-user). */
export function InvalidUserScreen({ signInHref }: InvalidUserScreenProps) {
  return (
    <AuthPage title={translate('No access with this account')}>
      <Text mb={5}>
        {translate(
          'This account is unknown here, or its access has ended. Sign in with another account, or ask your agency for an invitation.',
        )}
      </Text>
      <ButtonLink href={signInHref} fullWidth>
        {translate('Sign in with another account')}
      </ButtonLink>
    </AuthPage>
  );
}
