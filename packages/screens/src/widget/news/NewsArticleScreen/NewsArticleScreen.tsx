import { useApi } from '@adlane/api-client';
import { contentLimits } from '@adlane/contract/constants';
import { NewsForm, type ProjectNews } from '@adlane/contract/widget/news/manage';
import { ArticlePreview } from '@adlane/messenger/preview';
import { PageHeader, QueryState, Skeleton, StatusBadge, translate } from '@adlane/ui';
import { FormSection, openVersion, SelectField, TextAreaField, TextField } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod';
import { EditorForm, type SavedVersion } from '../../../shared/EditorForm/EditorForm';
import { usePreviewConfig } from '../../../shared/EditorForm/usePreviewConfig';
import { describeError } from '../../../shared/format/describeError';
import { formatDate } from '../../../shared/format/formatDate';
import { translateOptions } from '../../../shared/format/translateOptions';
import { RichTextField } from '../../../shared/RichTextField/RichTextField';
import { contentBadges, contentStatusOptions } from '../../shared/contentBadges';

export type NewsArticleScreenProps = {
  /** The project to show. */
  projectId: number;
  /** The article to edit; undefined for a new one. */
  newsId: number | undefined;
  /** Link to the news. */
  listHref: string;
  /** Called with the id of an article that was created. */
  onCreated: (id: number) => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (hasChanges: boolean) => void;
};

type Values = z.input<typeof NewsForm>;

const newArticle: Values = { title: '', previewText: '', coverImageUrl: '', html: '', status: 'draft' };

function toForm({ title, previewText, coverImageUrl, html, status }: ProjectNews): Values {
  return { title, previewText, coverImageUrl, html, status };
}

const toVersion = (stored: ProjectNews) => openVersion('article', stored, toForm);

/** Writes or edits news, with a live preview (widget §2.3). */
export function NewsArticleScreen(props: NewsArticleScreenProps) {
  const { newsId, listHref } = props;
  const { queries } = useApi();
  const news = useQuery({
    ...queries.projectNews.view.query({ params: { id: newsId ?? 0 } }),
    enabled: newsId !== undefined,
  });
  const back = { href: listHref, label: translate('News') };
  if (newsId === undefined) return <Editor {...props} back={back} stored={undefined} />;
  return (
    <QueryState
      query={news}
      describeError={describeError}
      loadingLabel={translate('Loading the news')}
      loading={<Skeleton height={80} />}
      frame={(state) => (
        <>
          <PageHeader title={translate('News')} back={back} />
          {state}
        </>
      )}
    >
      {(stored) => <Editor {...props} back={back} stored={stored} />}
    </QueryState>
  );
}

type EditorProps = NewsArticleScreenProps & {
  back: { href: string; label: string };
  stored: ProjectNews | undefined;
};

function Editor({ projectId, stored, back, onCreated, onUnsavedChange }: EditorProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const config = usePreviewConfig(projectId);
  async function save(body: Values & SavedVersion) {
    const saved = await (stored
      ? client.projectNews.update({ params: { id: stored.id }, body })
      : client.projectNews.store({ body: { ...body, project_id: projectId } }));
    cache.setQueryData(queries.projectNews.view.query({ params: { id: saved.id } }).queryKey, saved);
    void cache.invalidateQueries({ queryKey: queries.projectNews.list.key() });
    return stored ? toVersion(saved) : () => onCreated(saved.id);
  }
  return (
    <>
      <PageHeader
        title={stored?.title ?? translate('New article')}
        badge={stored ? <StatusBadge {...contentBadges[stored.status]} /> : null}
        description={
          stored && stored.status !== 'draft'
            ? translate('Readers: {count}. Reactions: {happy} good, {neutral} neutral, {sad} bad.', {
                count: stored.reads_count,
                ...stored.reactions,
              })
            : undefined
        }
        back={back}
      />
      <EditorForm<Values>
        key={stored?.id ?? 'new'}
        initialValues={stored ? toForm(stored) : newArticle}
        version={stored && toVersion(stored)}
        schema={NewsForm}
        save={save}
        isNew={!stored}
        onUnsavedChange={onUnsavedChange}
        submitLabel={stored ? translate('Save changes') : translate('Create news')}
        preview={({ title, coverImageUrl = '', html }) => (
          <ArticlePreview
            article={{
              title: title || translate('Title of the news'),
              coverImageUrl: /^https?:\/\/\S+$/i.test(coverImageUrl) ? coverImageUrl : null,
              html,
              note: stored ? formatDate(stored.created_at) : translate('Not saved yet'),
            }}
            config={config}
          />
        )}
      >
        <FormSection title={translate('News')}>
          <TextField name="title" label={translate('Title')} limit={contentLimits.title} required />
          <TextAreaField
            name="previewText"
            label={translate('Summary')}
            hint={translate('Shown in the list of news.')}
            rows={2}
            limit={contentLimits.summary}
          />
          <TextField
            name="coverImageUrl"
            label={translate('Picture')}
            placeholder="https://…"
            hint={translate('The address of a picture.')}
          />
          <RichTextField name="html" label={translate('Text')} required />
        </FormSection>
        <FormSection title={translate('Publication')}>
          <SelectField
            name="status"
            label={translate('Status')}
            hint={translate('A draft gets the date of the day it goes live.')}
            options={translateOptions(contentStatusOptions)}
          />
        </FormSection>
      </EditorForm>
    </>
  );
}
