import type { EditorTabProps } from '../../editor/PlatformEditor';
import { TemplatePreview } from './TemplatePreview';

/** The ad on all devices. */
export function PreviewTab({ template }: EditorTabProps) {
  return <TemplatePreview template={template} devices="both" />;
}
