import { OrganizationCard } from '../../editor/OrganizationCard/OrganizationCard';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { EditorColumns } from '../../layout/EditorColumns';
import { PreviewForClient } from '../../previews/PreviewForClient';
import { GooglePreview } from '../GooglePreview';
import { GoogleAdFields } from './GoogleAdFields';

/** A Google ad in the order in which people see it, then how it is filed, beside a preview. */
export function GoogleAdTab(props: EditorTabProps) {
  return (
    <EditorColumns
      aside={
        <PreviewForClient isAgency={props.isAgency}>
          {(clientId) => <GooglePreview as="pane" clientId={clientId} />}
        </PreviewForClient>
      }
      narrow="hidden"
    >
      <GoogleAdFields {...props} />
      <OrganizationCard {...props} />
    </EditorColumns>
  );
}
