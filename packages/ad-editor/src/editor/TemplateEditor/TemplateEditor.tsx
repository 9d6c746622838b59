import { isHttpError, useApi } from '@adlane/api-client';
import { ErrorState, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useInserts } from '../../assist/useInserts';
import { FailedQuery } from '../../failure/FailedQuery';
import { EditorForm } from './frame/EditorForm';
import type { EditorProps } from './frame/EditorFrame';
import { EditorSkeleton } from './frame/EditorSkeleton';

export type TemplateEditorProps = EditorProps & {
  /** The template, which the editor loads. */
  templateId: number;
};

/**
 * Edits an ad template (ads §2) on all platforms that it is made for: the rules of ads §4 and §5 while one types, undo,
 * a draft that survives a reload, saving of what changed, and the way to launch it. Loads the template itself.
 */
export function TemplateEditor({ templateId, ...editor }: TemplateEditorProps) {
  const { queries } = useApi();
  const template = useQuery(queries.templates.view.query({ params: { id: templateId } }));
  const { inserts, isPending } = useInserts();
  if (template.isPending || isPending) return <EditorSkeleton />;
  const isMissing = isHttpError(template.error) && template.error.status === 404;
  // If a refetch fails, editing continues on the cached template.
  if (isMissing) {
    return (
      <ErrorState title={translate('This template does not exist')}>
        {translate('It may have been deleted, or you may not have access.')}
      </ErrorState>
    );
  }
  if (!template.data) return <FailedQuery title={translate("Couldn't load the template")} query={template} />;
  return <EditorForm key={templateId} template={template.data} inserts={inserts} {...editor} />;
}
