import { OrganizationCard } from '../../editor/OrganizationCard/OrganizationCard';
import type { EditorTabProps } from '../../editor/PlatformEditor';
import { EditorColumns } from '../../layout/EditorColumns';
import { AdCard } from './AdCard';
import { AdTexts } from './AdTexts';
import { AdTypesCard } from './AdTypesCard';
import { CreativeCard } from './CreativeCard';
import { TemplatePreview } from './TemplatePreview';

/** Everything that makes the ad, beside a preview that follows it. */
export function AdTab(props: EditorTabProps) {
  const { template, readOnly } = props;
  return (
    <EditorColumns aside={<TemplatePreview as="pane" />} narrow="hidden">
      <OrganizationCard {...props} />
      <AdCard {...props} />
      <CreativeCard readOnly={readOnly} />
      <AdTexts {...props} />
      <AdTypesCard template={template} readOnly={readOnly} />
    </EditorColumns>
  );
}
