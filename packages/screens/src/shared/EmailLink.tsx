import { Box, Link } from '@adlane/ui';

/** Email address that opens the user's email program; a long one continues on the next line before its @. */
export function EmailLink({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <Box overflowWrap="anywhere">
      <Link href={`mailto:${email}`}>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </Link>
    </Box>
  );
}
