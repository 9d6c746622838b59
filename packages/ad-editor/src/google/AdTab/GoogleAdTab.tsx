import { OrganizationCard } from '../../editor/OrganizationCard/OrganizationCard';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { EditorColumns } from '../../layout/EditorColumns';
import { GooglePreview } from '../GooglePreview';
import { GoogleAdFields } from './GoogleAdFields';

/** A Google ad in the order in which people see it, then how it is filed, beside a preview. */
export function GoogleAdTab(props: EditorTabProps) {
  return (
    <EditorColumns aside={<GooglePreview as="pane" />} narrow="hidden">
      <GoogleAdFields {...props} />
      <OrganizationCard {...props} />
    </EditorColumns>
  );
}
