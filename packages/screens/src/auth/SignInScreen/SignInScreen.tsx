import { checkEmail, checkRequired } from '@adlane/contract/rules';
import { Box, Link } from '@adlane/ui';
import { Form, FormSpy, SubmitBar, TextField } from '@adlane/ui/fields';
import type { ReactNode } from 'react';
import { AuthPage } from '../AuthPage/AuthPage';

/** What the user signs in with. */
export type SignInForm = { readonly email: string; readonly password: string };

export type SignInScreenProps = {
  /**
   * Signs in. Answers nothing when it went well and the form's errors otherwise. A callback instead of a call: this is
   * the first page that anybody loads, and the client comes with its submit.
   */
  onSignIn: (credentials: SignInForm) => Promise<object | undefined>;
  /** Told when a field gets the focus: a good moment to load what signing in needs. */
  onStart?: () => void;
  /** A line over the form: why one has to sign in again. */
  notice?: ReactNode;
  /** Name of the product or the agency. Default 'Adlane'. */
  brandName?: string | undefined;
  /** Where one asks for a new password. */
  forgotPasswordHref?: string;
  /** Where one asks for an account. */
  signUpHref?: string;
};

function checkForm({ email = '', password }: Partial<SignInForm>): object {
  const emailMessage = checkRequired(email) ?? checkEmail(email);
  const passwordMessage = password ? undefined : checkRequired(password);
  return {
    ...(emailMessage ? { email: emailMessage } : {}),
    ...(passwordMessage ? { password: passwordMessage } : {}),
  };
}

/** Where everybody signs in (ads §2, /login). */
export function SignInScreen(props: SignInScreenProps) {
  const { onSignIn, onStart, notice, brandName, forgotPasswordHref, signUpHref } = props;
  return (
    <AuthPage
      title="Sign in"
      notice={notice}
      brandName={brandName}
      footer={signUpHref === undefined ? undefined : <Link href={signUpHref}>Create an account</Link>}
    >
      <Form<SignInForm> onSubmit={onSignIn} validate={checkForm}>
        {({ handleSubmit }) => (
          <form onSubmit={handleSubmit} noValidate>
            <FormSpy
              subscription={{ active: true }}
              onChange={({ active }) => (active ? onStart?.() : undefined)}
            />
            <Box display="grid" gap={4}>
              <TextField name="email" label="Email" type="email" autoComplete="username" required />
              <TextField
                name="password"
                label="Password"
                type="password"
                autoComplete="current-password"
                required
              />
              <SubmitBar submitLabel="Sign in" fullWidth />
              {forgotPasswordHref === undefined ? null : (
                <Box textAlign="center" textStyle="sm">
                  <Link href={forgotPasswordHref}>Forgot your password?</Link>
                </Box>
              )}
            </Box>
          </form>
        )}
      </Form>
    </AuthPage>
  );
}
