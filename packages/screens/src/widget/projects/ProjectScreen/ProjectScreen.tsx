import { useApi } from '@adlane/api-client';
import type { Project } from '@adlane/contract/widget/projects';
import {
  Alert,
  Button,
  ButtonLink,
  PageHeader,
  QueryState,
  Skeleton,
  Stack,
  StatusBadge,
  Tabs,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { Archive, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useConfirmation } from '../../../shared/confirm/useConfirmation';
import { describeError } from '../../../shared/format/describeError';
import { useRecordCall } from '../../../shared/lists/useRecordCall';
import { MoreActions } from '../../../shared/MoreActions';
import { useUrlChoice } from '../../../shared/urlState/useUrlChoice';
import type { OutboundHrefs } from '../../outbound/OutboundTabs';
import { ContentTab } from '../../shared/ContentTab';
import type { ContentHrefs } from '../../shared/ContentTabs';
import { ProjectDialog } from '../ProjectDialog';
import { getProjectBadge } from '../projectBadges';
import { archivePrompt } from '../projectPrompts';
import { AppearanceTab } from './AppearanceTab';
import { ConfigForm } from './ConfigForm';
import { FormsTab } from './FormsTab';
import { InboxTab } from './InboxTab';
import { InstallTab } from './InstallTab';
import { KeysTab } from './KeysTab';
import { OutboundTab } from './OutboundTab';
import { PeopleTab } from './PeopleTab';
import { PrivacyTab } from './PrivacyTab';
import { TextsTab } from './TextsTab';
import { TrackersTab } from './trackers/TrackersTab';
import { WebhooksTab } from './webhooks/WebhooksTab';

export type ProjectScreenProps = {
  /** The project to show. */
  projectId: number;
  /** Link to the list of projects. */
  listHref: string;
  /** Link to the tickets of this project. */
  ticketsHref: string;
  /** Links to its messages, surveys and bots. */
  outboundHrefs: OutboundHrefs;
  /** Links to the content of its widget. */
  contentHrefs: ContentHrefs;
};

const tabNames = [
  'install',
  'keys',
  'webhooks',
  'trackers',
  'appearance',
  'forms',
  'texts',
  'content',
  'inbox',
  'outbound',
  'privacy',
  'people',
] as const;

/** One project: its snippet, its configuration and its keys (widget §3.1, §3.2). */
export function ProjectScreen({
  projectId,
  listHref,
  ticketsHref,
  outboundHrefs,
  contentHrefs,
}: ProjectScreenProps) {
  const { queries } = useApi();
  const project = useQuery(queries.projects.view.query({ params: { id: projectId } }));
  const back = { href: listHref, label: translate('Projects') };
  return (
    <QueryState
      query={project}
      describeError={describeError}
      loadingLabel={translate('Loading the project')}
      loading={<Skeleton height={80} />}
      frame={(state) => (
        <>
          <PageHeader title={translate('Project')} back={back} />
          {state}
        </>
      )}
    >
      {(data) => (
        <>
          <Header project={data} back={back} ticketsHref={ticketsHref} />
          <ProjectTabs project={data} outboundHrefs={outboundHrefs} contentHrefs={contentHrefs} />
        </>
      )}
    </QueryState>
  );
}

type HeaderProps = { project: Project; back: { href: string; label: string }; ticketsHref: string };

function Header({ project, back, ticketsHref }: HeaderProps) {
  const { client, queries } = useApi();
  const [isRenaming, setRenaming] = useState(false);
  const { confirm, dialog } = useConfirmation();
  const run = useRecordCall(queries.projects.key());
  const params = { id: project.id };
  const isArchived = project.archived_at !== null;
  const archive = () =>
    confirm(archivePrompt(project.name), () =>
      run('Project archived.', () => client.projects.archive({ params }), {
        undo: () => client.projects.restore({ params }),
      }),
    );
  const restore = () =>
    run('Project restored.', () => client.projects.restore({ params }), {
      undo: () => client.projects.archive({ params }),
    });
  return (
    <>
      <PageHeader
        title={project.name}
        badge={<StatusBadge {...getProjectBadge(project)} />}
        back={back}
        actions={
          <>
            <ButtonLink variant="secondary" href={ticketsHref}>
              {translate('Tickets ({count} open)', { count: project.open_tickets })}
            </ButtonLink>
            <MoreActions
              items={[
                {
                  value: 'rename',
                  label: translate('Rename'),
                  icon: <Pencil aria-hidden />,
                  onSelect: () => setRenaming(true),
                },
                ...(isArchived
                  ? []
                  : [
                      {
                        value: 'archive',
                        label: translate('Archive'),
                        icon: <Archive aria-hidden />,
                        onSelect: archive,
                      },
                    ]),
              ]}
            />
          </>
        }
      />
      {isArchived ? (
        <Stack mb={6}>
          <Alert
            tone="warning"
            title={translate('This project is archived')}
            action={<Button onClick={restore}>{translate('Restore')}</Button>}
          >
            {translate('Its key is refused, so no page shows the widget.')}
          </Alert>
        </Stack>
      ) : null}
      <ProjectDialog target={isRenaming ? project : undefined} onClose={() => setRenaming(false)} />
      {dialog}
    </>
  );
}

type TabsProps = { project: Project; outboundHrefs: OutboundHrefs; contentHrefs: ContentHrefs };

function ProjectTabs({ project, outboundHrefs, contentHrefs }: TabsProps) {
  const { queries } = useApi();
  const [tab, setTab] = useUrlChoice('tab', tabNames);
  const config = useQuery(queries.projects.config.query({ params: { id: project.id } }));
  return (
    <QueryState
      query={config}
      describeError={describeError}
      loadingLabel={translate('Loading the configuration')}
      loading={<Skeleton height={80} />}
    >
      {(stored) => (
        <ConfigForm projectId={project.id} stored={stored}>
          <Tabs
            label={translate('Parts of the project')}
            value={tab}
            onChange={(value) => setTab(tabNames.find((name) => name === value) ?? 'install')}
            items={[
              {
                value: 'install',
                group: translate('Setup'),
                label: translate('Install'),
                content: <InstallTab projectId={project.id} />,
              },
              {
                value: 'keys',
                group: translate('Setup'),
                label: translate('Keys & identity'),
                content: <KeysTab project={project} />,
              },
              {
                value: 'webhooks',
                group: translate('Setup'),
                label: translate('Webhooks'),
                content: <WebhooksTab projectId={project.id} />,
              },
              {
                value: 'trackers',
                group: translate('Setup'),
                label: translate('Issue trackers'),
                content: <TrackersTab projectId={project.id} />,
              },
              {
                value: 'appearance',
                group: translate('Widget'),
                label: translate('Appearance'),
                content: <AppearanceTab />,
              },
              {
                value: 'forms',
                group: translate('Widget'),
                label: translate('Forms'),
                content: <FormsTab />,
              },
              {
                value: 'texts',
                group: translate('Widget'),
                label: translate('Texts'),
                content: <TextsTab />,
              },
              {
                value: 'content',
                group: translate('Widget'),
                label: translate('Content'),
                content: <ContentTab hrefs={contentHrefs} />,
              },
              {
                value: 'inbox',
                group: translate('Messages'),
                label: translate('Inbox'),
                content: <InboxTab projectId={project.id} />,
              },
              {
                value: 'outbound',
                group: translate('Messages'),
                label: translate('Outbound'),
                content: <OutboundTab projectId={project.id} hrefs={outboundHrefs} />,
              },
              {
                value: 'privacy',
                group: translate('Visitor data'),
                label: translate('Privacy & logging'),
                content: <PrivacyTab />,
              },
              {
                value: 'people',
                group: translate('Visitor data'),
                label: translate('People & retention'),
                content: <PeopleTab projectId={project.id} />,
              },
            ]}
          />
        </ConfigForm>
      )}
    </QueryState>
  );
}
