import { ButtonLink, Text } from '@adlane/ui';
import { AuthPage } from '../AuthPage/AuthPage';

export type InvalidUserScreenProps = { signInHref: string };

/** Shown to users whom the CRM or Google knows, but this server does not (ads §2, /invalid-user). */
export function InvalidUserScreen({ signInHref }: InvalidUserScreenProps) {
  return (
    <AuthPage title="No access with this account">
      <Text mb={5}>
        This account is unknown here, or its access has ended. Sign in with another account, or ask your
        agency for an invitation.
      </Text>
      <ButtonLink href={signInHref} fullWidth>
        Sign in with another account
      </ButtonLink>
    </AuthPage>
  );
}
