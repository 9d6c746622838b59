import { useApi } from '@adlane/api-client';
import { MessageForm, type OutboundMessageDetail } from '@adlane/contract/widget/outbound/manage';
import { Button, Grid, PageHeader, QueryState, Skeleton, StatTile, StatusBadge, translate } from '@adlane/ui';
import { openVersion } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EditorForm, type SavedVersion } from '../../../shared/EditorForm/EditorForm';
import { usePreviewConfig } from '../../../shared/EditorForm/usePreviewConfig';
import { describeError } from '../../../shared/format/describeError';
import { MoreActions } from '../../../shared/MoreActions';
import { AudienceSection } from '../../shared/audience/AudienceSection';
import { createMessage, formatShare, getMessageBadge } from '../messageTexts';
import { isRunning, useMessageActions } from '../useMessageActions';
import { useUnsavedState } from '../useUnsavedState';
import { ContentSection } from './ContentSection';
import { MessagePreview } from './MessagePreview';
import { PagesSection, ScheduleSection } from './RuleSections';

export type MessageScreenProps = {
  /** The project to show. */
  projectId: number;
  /** The message to edit; undefined for a new one. */
  messageId: number | undefined;
  /** Link to the list of messages. */
  listHref: string;
  /** Called with the id of a message that was created. */
  onCreated: (id: number) => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (hasChanges: boolean) => void;
  /** Called after the message was deleted. */
  onDeleted: () => void;
};

function toForm(message: OutboundMessageDetail): MessageForm {
  const { name, content, audience, pages, frequency, position, starts_at, ends_at } = message;
  return { name, content, audience, pages, frequency, position, starts_at, ends_at };
}

const toVersion = (stored: OutboundMessageDetail) => openVersion('message', stored, toForm);

/** Selects give texts, and empty dates are undefined. */
function cleanMessage(values: MessageForm): MessageForm {
  const { content } = values;
  const chosen =
    content.kind === 'survey'
      ? { ...content, survey_id: Number(content.survey_id) }
      : content.kind === 'news'
        ? { ...content, news_id: Number(content.news_id) }
        : content.kind === 'checklist'
          ? { ...content, checklist_id: Number(content.checklist_id) }
          : content.kind === 'tour'
            ? { ...content, tour_id: Number(content.tour_id) }
            : content;
  return {
    ...values,
    content: chosen,
    starts_at: values.starts_at ?? null,
    ends_at: values.ends_at ?? null,
  };
}

/** Creates or edits a message: content, audience, pages, schedule, frequency, and a live preview (widget §3.12). */
export function MessageScreen(props: MessageScreenProps) {
  const { messageId, listHref } = props;
  const { queries } = useApi();
  const message = useQuery({
    ...queries.outboundMessages.view.query({ params: { id: messageId ?? 0 } }),
    enabled: messageId !== undefined,
  });
  const back = { href: listHref, label: translate('Messages') };
  if (messageId === undefined) return <Editor {...props} back={back} stored={undefined} />;
  return (
    <QueryState
      query={message}
      describeError={describeError}
      loadingLabel={translate('Loading the message')}
      loading={<Skeleton height={80} />}
      frame={(state) => (
        <>
          <PageHeader title={translate('Message')} back={back} />
          {state}
        </>
      )}
    >
      {(stored) => <Editor {...props} back={back} stored={stored} />}
    </QueryState>
  );
}

type EditorProps = MessageScreenProps & {
  back: { href: string; label: string };
  stored: OutboundMessageDetail | undefined;
};

function Editor({ projectId, stored, back, onCreated, onDeleted, onUnsavedChange }: EditorProps) {
  const { client, queries } = useApi();
  const cache = useQueryClient();
  const config = usePreviewConfig(projectId);
  const targets = useQuery(queries.outboundMessages.targets.query({ query: { project_id: projectId } }));
  const { start, pause, buildMenu, dialog } = useMessageActions({ onDeleted });
  const { hasChanges, report, filterMenu } = useUnsavedState(onUnsavedChange);
  async function save(body: MessageForm & SavedVersion) {
    const saved = await (stored
      ? client.outboundMessages.update({ params: { id: stored.id }, body })
      : client.outboundMessages.store({ body: { ...body, project_id: projectId } }));
    cache.setQueryData(queries.outboundMessages.view.query({ params: { id: saved.id } }).queryKey, saved);
    void cache.invalidateQueries({ queryKey: queries.outboundMessages.list.key() });
    return stored ? toVersion(saved) : () => onCreated(saved.id);
  }
  return (
    <>
      <PageHeader
        title={stored?.name ?? translate('New message')}
        badge={stored ? <StatusBadge {...getMessageBadge(stored)} /> : null}
        back={back}
        actions={
          stored ? (
            <>
              <MoreActions items={filterMenu(buildMenu(stored))} />
              {isRunning(stored) ? (
                <Button variant="secondary" disabled={hasChanges} onClick={() => pause(stored)}>
                  {translate('Pause')}
                </Button>
              ) : (
                <Button disabled={hasChanges} onClick={() => start(stored)}>
                  {translate('Start')}
                </Button>
              )}
            </>
          ) : null
        }
      />
      {stored && stored.sent > 0 ? <Figures message={stored} /> : null}
      <EditorForm<MessageForm>
        key={stored?.id ?? 'new'}
        initialValues={stored ? toForm(stored) : createMessage('notification')}
        version={stored && toVersion(stored)}
        schema={MessageForm}
        clean={cleanMessage}
        save={save}
        isNew={!stored}
        onUnsavedChange={report}
        submitLabel={stored ? translate('Save changes') : translate('Create message')}
        preview={({ content }) => <MessagePreview content={content} targets={targets.data} config={config} />}
      >
        <ContentSection targets={targets.data} />
        <AudienceSection description={translate('Visitors receive it if they meet all conditions.')} />
        <PagesSection />
        <ScheduleSection />
      </EditorForm>
      {dialog}
    </>
  );
}

function Figures({ message }: { message: OutboundMessageDetail }) {
  const { kind, sent, seen, clicked, answered } = message;
  return (
    <Grid gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap={4} mb={6}>
      <StatTile label={translate('Sent to')} value={sent} hint={translate('Visitors')} />
      <StatTile
        label={translate('Seen by')}
        value={formatShare(seen, sent)}
        hint={translate('A page showed it')}
      />
      {kind === 'survey' ? (
        <StatTile
          label={translate('Answered by')}
          value={formatShare(answered, seen)}
          hint={translate('Of those who saw it')}
        />
      ) : (
        <StatTile
          label={kind === 'tour' ? translate('Finished by') : translate('Clicked by')}
          value={formatShare(clicked, seen)}
          hint={translate('Of those who saw it')}
        />
      )}
    </Grid>
  );
}
