import { Link, OverflowText } from '@adlane/ui';

/** Email address in one line that opens the user's email program; a long one is shown in full on hover and focus. */
export function EmailLink({ email }: { email: string }) {
  return (
    <OverflowText oneLine>
      <Link href={`mailto:${email}`}>{email}</Link>
    </OverflowText>
  );
}
