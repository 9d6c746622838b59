import { MediaScreen } from '@adlane/screens';
import { useUser } from '../../session/UserContext';
import { PageTitle } from '../../shared/PageTitle';

/** /agency/clients/media and the client's /media */
export function Component() {
  return (
    <>
      <PageTitle text="Media Library" />
      <MediaScreen user={useUser()} />
    </>
  );
}
