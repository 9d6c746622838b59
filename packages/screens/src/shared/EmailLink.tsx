import { Box, Link } from '@adlane/ui';

/** Email address that opens the user's email program; one line, in full as a hint. */
export function EmailLink({ email }: { email: string }) {
  return (
    <Box truncate title={email}>
      <Link href={`mailto:${email}`}>{email}</Link>
    </Box>
  );
}
