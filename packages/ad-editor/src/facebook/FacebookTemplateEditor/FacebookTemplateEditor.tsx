import { isHttpError, useApi } from '@adlane/api-client';
import { Box, EmptyState, ErrorState, Skeleton } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { EditorForm, type EditorFormProps } from './EditorForm';

export type FacebookTemplateEditorProps = Omit<EditorFormProps, 'template'> & { templateId: number };

function EditorSkeleton() {
  return (
    <Box as="output" display="grid" gap={6} aria-busy aria-label="Loading template">
      <Skeleton width="16rem" height="2rem" />
      <Skeleton width="24rem" height="2.5rem" />
      <Box
        display="grid"
        gap={6}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 28rem' }}
      >
        <Skeleton height="24rem" />
        <Skeleton height="24rem" />
      </Box>
    </Box>
  );
}

/**
 * Edits a Facebook ad template (ads §2): texts in versions with the rules of ads §4 and §5 while one types, a live
 * preview, a summary of its settings, and the way to launch it. Loads the template itself.
 */
export function FacebookTemplateEditor({ templateId, ...editor }: FacebookTemplateEditorProps) {
  const { queries } = useApi();
  // The draft is made from what was opened: a newer state on the server shows when saving, not while typing.
  const template = useQuery({
    ...queries.templates.view.query({ params: { id: templateId } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (template.isPending) return <EditorSkeleton />;
  if (template.isError) {
    const isMissing = isHttpError(template.error) && template.error.status === 404;
    return (
      <ErrorState
        title={isMissing ? 'This template does not exist' : 'The template could not be loaded'}
        retrying={template.isFetching}
        {...(isMissing ? {} : { onRetry: () => void template.refetch() })}
      >
        {isMissing ? 'It may have been deleted, or it belongs to somebody else.' : undefined}
      </ErrorState>
    );
  }
  if (!template.data.platforms.includes('facebook')) {
    return (
      <EmptyState title="This template has no Facebook ad">
        It was made for Google only and can not be edited here.
      </EmptyState>
    );
  }
  return <EditorForm key={templateId} template={template.data} {...editor} />;
}
