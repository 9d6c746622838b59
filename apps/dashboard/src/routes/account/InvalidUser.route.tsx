import { InvalidUserScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { PageTitle } from '../../shared/PageTitle';

/** /invalid-user */
export function Component() {
  return (
    <>
      <PageTitle text="No access with this account" />
      <InvalidUserScreen signInHref={paths.signIn} />
    </>
  );
}
