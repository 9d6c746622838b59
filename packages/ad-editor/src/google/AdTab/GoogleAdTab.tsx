import { OrganizationCard } from '../../editor/OrganizationCard/OrganizationCard';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { EditorColumns } from '../../layout/EditorColumns';
import { GooglePreview } from '../GooglePreview';
import { GoogleAdFields } from './GoogleAdFields';

/** Everything that makes a Google ad, beside a preview that follows it. */
export function GoogleAdTab(props: EditorTabProps) {
  return (
    <EditorColumns aside={<GooglePreview as="pane" />} narrow="hidden">
      <OrganizationCard {...props} />
      <GoogleAdFields {...props} />
    </EditorColumns>
  );
}
