import { TemplatesScreen } from '@adlane/screens';
import { useSearchParams } from 'react-router';
import { paths } from '../app/paths';
import { readId } from '../app/readId';
import { useArea } from '../session/useArea';

/** …/ads/your-ads and …/ads/your-ads/templates?folderId=… */
export function Component() {
  const area = useArea();
  const [params] = useSearchParams();
  const title = area.kind === 'superAdmin' ? 'Master Ad Templates' : 'Ad Templates';
  return (
    <>
      <title>{`${title} – Adlane`}</title>
      <TemplatesScreen
        title={title}
        folderId={readId(params.get('folderId'))}
        hrefOfFolder={(id) => (id === undefined ? paths.templateFolders(area) : paths.templates(area, id))}
        hrefOfTemplate={(id) => paths.template(area, id)}
      />
    </>
  );
}
