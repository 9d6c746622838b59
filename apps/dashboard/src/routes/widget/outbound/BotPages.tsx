import { BotScreen, BotsScreen } from '@adlane/screens';
import { useNavigate } from 'react-router';
import { buildContentPath } from '../../../navigation/contentPaths';
import { buildOutboundHrefs, buildOutboundPath } from '../../../navigation/outboundPaths';
import { paths } from '../../../navigation/paths';
import { useLeaveGuard } from '../../../navigation/useLeaveGuard';
import { useArea } from '../../../session/useArea';
import { Component as NotFound } from '../../NotFound.route';
import type { OutboundPageProps } from './OutboundPageProps';

/** …/bots and /{botId or new} */
export function BotPages({ projectId, recordId: botId, view }: OutboundPageProps) {
  const area = useArea();
  const navigate = useNavigate();
  const { onUnsavedChange, dialog } = useLeaveGuard();
  const listHref = buildOutboundPath(area, projectId, 'bots');
  const botHref = (id: string) => buildOutboundPath(area, projectId, 'bots', `/${id}`);
  if (view !== undefined) return <NotFound />;
  if (botId === undefined) {
    return (
      <BotsScreen
        projectId={projectId}
        projectHref={paths.project(area, projectId)}
        hrefs={buildOutboundHrefs(area, projectId)}
        newHref={botHref('new')}
        articlesHref={buildContentPath(area, projectId, 'help')}
        botHref={botHref}
      />
    );
  }
  return (
    <>
      <BotScreen
        key={botId}
        projectId={projectId}
        botId={botId === 'new' ? undefined : botId}
        listHref={listHref}
        onSaved={(id) => void navigate(botHref(id), { replace: true })}
        onUnsavedChange={onUnsavedChange}
      />
      {dialog}
    </>
  );
}
