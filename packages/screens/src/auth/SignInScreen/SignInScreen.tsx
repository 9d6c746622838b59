import { checkEmail, checkRequired } from '@adlane/contract/rules';
import { Box, Card, Heading } from '@adlane/ui';
import { Form, FormSpy, SubmitBar, TextField } from '@adlane/ui/fields';
import type { ReactNode } from 'react';

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
  brandName?: string;
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
export function SignInScreen({ onSignIn, onStart, notice, brandName = 'Adlane' }: SignInScreenProps) {
  return (
    <Box
      as="main"
      minH="100dvh"
      display="grid"
      placeItems="center"
      alignContent="center"
      gap={6}
      px={4}
      py={10}
      bg="bg.canvas"
    >
      <Box textStyle="2xl" fontWeight="bold" color="brand.fg" letterSpacing="tight">
        {brandName}
      </Box>
      <Box w="full" maxW="sm">
        <Card>
          <Box mb={5}>
            <Heading level={1} size="lg">
              Sign in
            </Heading>
            {notice ? (
              <Box as="output" display="block" mt={2} color="fg.muted" textStyle="sm">
                {notice}
              </Box>
            ) : null}
          </Box>
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
                </Box>
              </form>
            )}
          </Form>
        </Card>
      </Box>
    </Box>
  );
}
