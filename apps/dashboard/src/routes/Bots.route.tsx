import { BotScreen, BotsScreen } from '@adlane/screens';
import { useNavigate, useParams } from 'react-router';
import { buildOutboundHrefs } from '../navigation/buildOutboundHrefs';
import { paths } from '../navigation/paths';
import { readId } from '../navigation/readId';
import { useLeaveGuard } from '../navigation/useLeaveGuard';
import { useArea } from '../session/useArea';
import { Component as NotFound } from './NotFound.route';

type BotProps = {
  projectId: number;
  /** The bot, 'new', or undefined for the list. */
  botId: string | undefined;
};

function Bots({ projectId, botId }: BotProps) {
  const area = useArea();
  const navigate = useNavigate();
  const { onUnsavedChange, dialog } = useLeaveGuard();
  const listHref = paths.outbound(area, projectId, 'bots');
  const botHref = (id: string) => paths.outbound(area, projectId, 'bots', `/${id}`);
  if (botId === undefined) {
    return (
      <>
        <title>Bots – Adlane</title>
        <BotsScreen
          projectId={projectId}
          projectHref={paths.project(area, projectId)}
          hrefs={buildOutboundHrefs(area, projectId)}
          newHref={botHref('new')}
          botHref={botHref}
        />
      </>
    );
  }
  return (
    <>
      <title>Bot – Adlane</title>
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

/** …/outbound/bots and /{botId or new} of a project. */
export function Component() {
  const { projectId: text, botId } = useParams();
  const projectId = readId(text);
  return projectId === undefined ? <NotFound /> : <Bots projectId={projectId} botId={botId} />;
}
