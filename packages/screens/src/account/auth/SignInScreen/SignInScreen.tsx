import { checkEmail, checkRequired } from '@adlane/contract/rules';
import { Box, Grid, Link, translate } from '@adlane/ui';
import { Form, FormSpy, SubmitBar, TextField } from '@adlane/ui/fields';
import type { ReactNode } from 'react';
import { AuthPage } from '../AuthPage/AuthPage';

/** Credentials of a sign-in. */
export type SignInForm = { readonly email: string; readonly password: string };

export type SignInScreenProps = {
  /**
   * Signs in. Resolves to undefined on success, else to the form's errors. A callback and not a call: this is
   * the first page that anyone loads, and the API client is loaded on submit.
   */
  onSignIn: (credentials: SignInForm) => Promise<object | undefined>;
  /** Called when a field receives focus: a good moment to preload what signing in needs. */
  onStart?: () => void;
  /** Line above the form: the reason for signing in again. */
  notice?: ReactNode;
  /**
   * Name of the agency.
   *
   * @default the product's logo
   */
  brandName?: string | undefined;
  /** Link to reset the password. */
  forgotPasswordHref?: string;
  /** Link to create an account. */
  signUpHref?: string | undefined;
  /** Other ways to sign in, below the form. */
  children?: ReactNode;
};

function checkForm({ email = '', password }: Partial<SignInForm>): object {
  const emailMessage = checkRequired(email) ?? checkEmail(email);
  const passwordMessage = password ? undefined : checkRequired(password);
  return {
    ...(emailMessage ? { email: emailMessage } : {}),
    ...(passwordMessage ? { password: passwordMessage } : {}),
  };
}

/** Sign-in page (ads §2, /login). */
export function SignInScreen(props: SignInScreenProps) {
  const { onSignIn, onStart, notice, brandName, forgotPasswordHref, signUpHref, children } = props;
  return (
    <AuthPage
      title={translate('Sign in')}
      notice={notice}
      brandName={brandName}
      footer={
        signUpHref === undefined ? undefined : <Link href={signUpHref}>{translate('Create an account')}</Link>
      }
    >
      <Form<SignInForm> onSubmit={onSignIn} validate={checkForm}>
        {({ handleSubmit }) => (
          <form onSubmit={handleSubmit} noValidate>
            <FormSpy
              subscription={{ active: true }}
              onChange={({ active }) => (active ? onStart?.() : undefined)}
            />
            <Grid gap={4}>
              <TextField
                name="email"
                label={translate('Email')}
                type="email"
                autoComplete="username"
                required
              />
              <TextField
                name="password"
                label={translate('Password')}
                type="password"
                autoComplete="current-password"
                required
              />
              <SubmitBar submitLabel={translate('Sign in')} fullWidth />
              {forgotPasswordHref === undefined ? null : (
                <Box textAlign="center" textStyle="sm">
                  <Link href={forgotPasswordHref}>{translate('Forgot your password?')}</Link>
                </Box>
              )}
            </Grid>
          </form>
        )}
      </Form>
      {children}
    </AuthPage>
  );
}
