import { TemplatePreview } from './TemplatePreview';

/** The ad at all placements. */
export function PreviewTab() {
  return <TemplatePreview as="gallery" />;
}
