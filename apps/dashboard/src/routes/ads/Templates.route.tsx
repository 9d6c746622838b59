import { TemplatesScreen } from '@adlane/screens';
import { translate } from '@adlane/ui';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';

/** …/ads/your-ads and …/ads/your-ads/templates?folderId=…, `none` for templates without a folder */
export function Component() {
  const area = useArea();
  const navigate = useNavigate();
  const user = useUser();
  const [params] = useSearchParams();
  const title = area.kind === 'superAdmin' ? 'Master Ad Templates' : 'Ad Templates';
  return (
    <TemplatesScreen
      title={translate(title)}
      user={user}
      folderId={params.get('folderId') === 'none' ? 'none' : readId(params.get('folderId'))}
      getFolderHref={(id) => (id === undefined ? paths.templateFolders(area) : paths.templates(area, id))}
      masterHref={
        area.kind === 'agency' || area.kind === 'viewingAgency' ? paths.masterLibrary(area) : undefined
      }
      getTemplateHref={(id) => paths.template(area, id)}
      onOpenTemplate={(id, start) =>
        void navigate(`${paths.template(area, id)}${start === 'ai' ? '?start=ai' : ''}`)
      }
    />
  );
}
