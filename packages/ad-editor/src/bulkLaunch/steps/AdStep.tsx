import { AdCard } from '../../facebook/AdTab/AdCard';
import { AdTexts } from '../../facebook/AdTab/AdTexts';
import { CreativeCard } from '../../facebook/AdTab/CreativeCard';
import { TemplatePreview } from '../../facebook/AdTab/TemplatePreview';
import { EditorColumns } from '../../layout/EditorColumns';

export type AdStepProps = {
  /** Tenant and user that own the unsaved lead forms in this browser. */
  draftScope: string;
  isAgency: boolean;
  insertsHref: string | undefined;
  /** The client whose smart inserts fill the preview; null for the agency's own. */
  clientId: number | null;
};

/** Second step: the ad as the editor of templates makes it, beside its preview. */
export function AdStep(props: AdStepProps) {
  return (
    <EditorColumns aside={<TemplatePreview as="pane" clientId={props.clientId} />}>
      <AdCard {...props} readOnly={false} />
      <CreativeCard readOnly={false} />
      <AdTexts readOnly={false} insertsHref={props.insertsHref} />
    </EditorColumns>
  );
}
