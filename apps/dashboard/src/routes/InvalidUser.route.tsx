import { InvalidUserScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';

/** /invalid-user */
export function Component() {
  return (
    <>
      <title>No access – Adlane</title>
      <InvalidUserScreen signInHref={paths.signIn} />
    </>
  );
}
