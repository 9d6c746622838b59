import type { EditorTabProps } from '../../editor/PlatformEditor';
import { PreviewForClient } from '../../previews/PreviewForClient';
import { TemplatePreview } from './TemplatePreview';

/** The ad at all placements. */
export function PreviewTab({ isAgency }: EditorTabProps) {
  return (
    <PreviewForClient isAgency={isAgency}>
      {(clientId) => <TemplatePreview as="gallery" clientId={clientId} />}
    </PreviewForClient>
  );
}
