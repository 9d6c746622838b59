import { useApi } from '@adlane/api-client';
import { contentLimits } from '@adlane/contract/constants';
import {
  ArticleForm,
  type ProjectArticle,
  type ProjectCollection,
} from '@adlane/contract/widget/help/manage';
import { ArticlePreview } from '@adlane/messenger/preview';
import { FieldShell, PageHeader, QueryState, Select, Skeleton, StatusBadge, translate } from '@adlane/ui';
import { FormSection, openVersion, SelectField, TextField, useFormField } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { EditorForm, type SavedVersion } from '../../../shared/EditorForm/EditorForm';
import { usePreviewConfig } from '../../../shared/EditorForm/usePreviewConfig';
import { describeError } from '../../../shared/format/describeError';
import { formatDate } from '../../../shared/format/formatDate';
import { translateOptions } from '../../../shared/format/translateOptions';
import { RichTextField } from '../../../shared/RichTextField/RichTextField';
import { contentBadges, contentStatusOptions } from '../../shared/contentBadges';

export type ArticleScreenProps = {
  /** The project to show. */
  projectId: number;
  /** The article to edit; undefined for a new one. */
  articleId: number | undefined;
  /** Collection of a new article. */
  collectionId?: number | undefined;
  /** Link to the help center. */
  listHref: string;
  /** Called with the id of an article that was created. */
  onCreated: (id: number) => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (hasChanges: boolean) => void;
};

type Values = z.input<typeof ArticleForm>;

function CollectionField({ collections }: { collections: readonly ProjectCollection[] }) {
  const { input, error } = useFormField<number, HTMLSelectElement>('collection_id');
  return (
    <FieldShell label={translate('Collection')} error={error} required>
      {(control) => (
        <Select
          {...control}
          options={collections.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={String(input.value)}
          onChange={({ target }) => input.onChange(Number(target.value))}
          onBlur={input.onBlur}
        />
      )}
    </FieldShell>
  );
}

/** Writes or edits an article of the help center, with a live preview (widget §2.3). */
export function ArticleScreen(props: ArticleScreenProps) {
  const { projectId, articleId, listHref } = props;
  const { queries } = useApi();
  const help = useQuery(queries.projectHelp.list.query({ query: { project_id: projectId } }));
  const article = useQuery({
    ...queries.projectHelp.view.query({ params: { id: articleId ?? 0 } }),
    enabled: articleId !== undefined,
  });
  const back = { href: listHref, label: translate('Help center') };
  const state = {
    describeError,
    loadingLabel: translate('Loading the article'),
    loading: <Skeleton height={80} />,
    frame: (shown: React.ReactNode) => (
      <>
        <PageHeader title={translate('Article')} back={back} />
        {shown}
      </>
    ),
  };
  return (
    <QueryState query={help} {...state}>
      {({ data: collections }) =>
        articleId === undefined ? (
          <Editor {...props} back={back} collections={collections} stored={undefined} />
        ) : (
          <QueryState query={article} {...state}>
            {(stored) => <Editor {...props} back={back} collections={collections} stored={stored} />}
          </QueryState>
        )
      }
    </QueryState>
  );
}

function toForm({ collection_id, title, description, html, status }: ProjectArticle): Values {
  return { collection_id, title, description, html, status };
}

const toVersion = (stored: ProjectArticle) => openVersion('article', stored, toForm);

type EditorProps = ArticleScreenProps & {
  back: { href: string; label: string };
  collections: readonly ProjectCollection[];
  stored: ProjectArticle | undefined;
};

function Editor({
  projectId,
  collectionId,
  collections,
  stored,
  back,
  onCreated,
  onUnsavedChange,
}: EditorProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const config = usePreviewConfig(projectId);
  async function save(body: Values & SavedVersion) {
    const saved = await (stored
      ? client.projectHelp.update({ params: { id: stored.id }, body })
      : client.projectHelp.store({ body }));
    cache.setQueryData(queries.projectHelp.view.query({ params: { id: saved.id } }).queryKey, saved);
    void cache.invalidateQueries({ queryKey: queries.projectHelp.list.key() });
    return stored ? toVersion(saved) : () => onCreated(saved.id);
  }
  const first = collections.find(({ id }) => id === collectionId) ?? collections[0];
  return (
    <>
      <PageHeader
        title={stored?.title ?? translate('New article')}
        badge={stored ? <StatusBadge {...contentBadges[stored.status]} /> : null}
        back={back}
      />
      <EditorForm<Values>
        key={stored?.id ?? 'new'}
        version={stored && toVersion(stored)}
        initialValues={
          stored
            ? toForm(stored)
            : { collection_id: first?.id ?? 0, title: '', description: '', html: '', status: 'draft' }
        }
        schema={ArticleForm}
        save={save}
        isNew={!stored}
        onUnsavedChange={onUnsavedChange}
        submitLabel={stored ? translate('Save changes') : translate('Create article')}
        preview={({ title, description = '', html }) => (
          <ArticlePreview
            article={{
              title: title || translate('Title of the article'),
              description,
              html,
              note: stored
                ? translate('Updated {date}', { date: formatDate(stored.updated_at) })
                : translate('Not saved yet'),
            }}
            config={config}
          />
        )}
      >
        <FormSection title={translate('Article')}>
          <TextField name="title" label={translate('Title')} limit={contentLimits.title} required />
          <TextField
            name="description"
            label={translate('Summary')}
            hint={translate('One sentence, shown in lists and search results.')}
            limit={contentLimits.summary}
          />
          <RichTextField name="html" label={translate('Text')} required />
        </FormSection>
        <FormSection title={translate('Where it appears')}>
          <CollectionField collections={collections} />
          <SelectField
            name="status"
            label={translate('Status')}
            options={translateOptions(contentStatusOptions)}
          />
        </FormSection>
      </EditorForm>
    </>
  );
}
