import { Box, Link } from '@adlane/ui';

/**
 * Email address that opens the user's email program. A long one continues on the next line before its @, never at a
 * hyphen; a part that is still too long ends in an ellipsis.
 */
export function EmailLink({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <Box title={email} overflow="clip" overflowClipMargin="{spacing.1}" textOverflow="ellipsis">
      <Link href={`mailto:${email}`}>
        <Box as="span" whiteSpace="nowrap">
          {email.slice(0, at)}
        </Box>
        <wbr />
        <Box as="span" whiteSpace="nowrap">
          {email.slice(at)}
        </Box>
      </Link>
    </Box>
  );
}
