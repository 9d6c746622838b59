import { MediaScreen } from '@adlane/screens';
import { useUser } from '../../session/UserContext';

/** /agency/clients/media and the client's /media */
export function Component() {
  return <MediaScreen user={useUser()} />;
}
