import { MasterLibraryScreen } from '@adlane/screens';
import { paths } from '../navigation/paths';
import { useUser } from '../session/UserContext';
import { useArea } from '../session/useArea';

/** …/ads/master of an agency */
export function Component() {
  return (
    <>
      <title>Master Ad Templates – Adlane</title>
      <MasterLibraryScreen user={useUser()} templatesHref={paths.templateFolders(useArea())} />
    </>
  );
}
