import { MasterLibraryScreen } from '@adlane/screens';
import { paths } from '../../navigation/paths';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';

/** …/ads/master of an agency */
export function Component() {
  const area = useArea();
  return (
    <MasterLibraryScreen
      user={useUser()}
      templatesHref={paths.templateFolders(area)}
      getTemplateHref={(id) => paths.template(area, id)}
    />
  );
}
