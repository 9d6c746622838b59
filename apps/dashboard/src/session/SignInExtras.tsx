import { Flex, Link, translate } from '@adlane/ui';
import { readAppConfig } from '../config/appConfig';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { type Area, paths } from '../navigation/paths';
import { ExternalSignIn } from './ExternalSignIn';

export type SignInExtrasProps = {
  /** Called after another service identified the user and the session started. */
  onStarted: (area: Area) => void;
  /** Called if that service's user has no account. */
  onInvalidUser: () => void;
};

/** Below the form of the sign-in page: other ways to sign in, help without a confirmation email, links. */
export function SignInExtras({ onStarted, onInvalidUser }: SignInExtrasProps) {
  return (
    <>
      <ExternalSignIn onStarted={onStarted} onInvalidUser={onInvalidUser} />
      <Flex mt={5} wrap="wrap" justify="center" columnGap={5} rowGap={2} textStyle="xs" color="fg.muted">
        <Link href={paths.verifyEmail} quiet>
          {translate('Resend confirmation email')}
        </Link>
        {readAppConfig(document).links.map(({ label, href }) => (
          <Link key={href} href={href} external quiet>
            {translate(label)}
          </Link>
        ))}
      </Flex>
      <LanguageSwitch />
    </>
  );
}
