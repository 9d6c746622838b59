import { MessageScreen, MessagesScreen } from '@adlane/screens';
import { useNavigate } from 'react-router';
import { buildOutboundHrefs, buildOutboundPath } from '../../../navigation/outboundPaths';
import { paths } from '../../../navigation/paths';
import { readId } from '../../../navigation/readId';
import { useLeaveGuard } from '../../../navigation/useLeaveGuard';
import { useArea } from '../../../session/useArea';
import { Component as NotFound } from '../../NotFound.route';
import type { OutboundPageProps } from './OutboundPageProps';

function Messages({ projectId }: { projectId: number }) {
  const area = useArea();
  const messageHref = (id: number | 'new') => buildOutboundPath(area, projectId, 'messages', `/${id}`);
  return (
    <MessagesScreen
      projectId={projectId}
      projectHref={paths.project(area, projectId)}
      hrefs={buildOutboundHrefs(area, projectId)}
      newHref={messageHref('new')}
      messageHref={messageHref}
    />
  );
}

function Message({ projectId, id }: { projectId: number; id: number | undefined }) {
  const area = useArea();
  const navigate = useNavigate();
  const { onUnsavedChange, dialog } = useLeaveGuard();
  const listHref = buildOutboundPath(area, projectId, 'messages');
  return (
    <>
      <MessageScreen
        projectId={projectId}
        messageId={id}
        listHref={listHref}
        onCreated={(created) => void navigate(`${listHref}/${created}`, { replace: true })}
        onDeleted={() => void navigate(listHref, { replace: true })}
        onUnsavedChange={onUnsavedChange}
      />
      {dialog}
    </>
  );
}

/** …/messages and /{messageId or new} */
export function MessagePages({ projectId, recordId, view }: OutboundPageProps) {
  if (recordId === undefined) return <Messages projectId={projectId} />;
  const id = readId(recordId);
  if (view !== undefined || (recordId !== 'new' && id === undefined)) return <NotFound />;
  return <Message key={recordId} projectId={projectId} id={id} />;
}
