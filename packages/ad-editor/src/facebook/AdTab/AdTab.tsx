import { OrganizationCard } from '../../editor/OrganizationCard/OrganizationCard';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { EditorColumns } from '../../layout/EditorColumns';
import { PreviewForClient } from '../../previews/PreviewForClient';
import { AdCard } from './AdCard';
import { AdTexts } from './AdTexts';
import { AdTypesCard } from './AdTypesCard';
import { CreativeCard } from './CreativeCard';
import { TemplatePreview } from './TemplatePreview';

/** The ad in the order in which people see it, then how it is launched and filed, beside a preview. */
export function AdTab(props: EditorTabProps) {
  const { template, readOnly, isAgency } = props;
  return (
    <EditorColumns
      aside={
        <PreviewForClient isAgency={isAgency}>
          {(clientId) => <TemplatePreview as="pane" clientId={clientId} />}
        </PreviewForClient>
      }
      narrow="hidden"
    >
      <AdTexts {...props} />
      <CreativeCard readOnly={readOnly} />
      <AdCard {...props} />
      <AdTypesCard template={template} readOnly={readOnly} />
      <OrganizationCard {...props} />
    </EditorColumns>
  );
}
