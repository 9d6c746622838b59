import { MessageScreen, MessagesScreen } from '@adlane/screens';
import { useNavigate, useParams } from 'react-router';
import { buildOutboundHrefs } from '../navigation/buildOutboundHrefs';
import { paths } from '../navigation/paths';
import { readId } from '../navigation/readId';
import { useLeaveGuard } from '../navigation/useLeaveGuard';
import { useArea } from '../session/useArea';
import { Component as NotFound } from './NotFound.route';

function Messages({ projectId }: { projectId: number }) {
  const area = useArea();
  const messageHref = (id: number | 'new') => paths.outbound(area, projectId, 'messages', `/${id}`);
  return (
    <>
      <title>Messages – Adlane</title>
      <MessagesScreen
        projectId={projectId}
        projectHref={paths.project(area, projectId)}
        hrefs={buildOutboundHrefs(area, projectId)}
        newHref={messageHref('new')}
        messageHref={messageHref}
      />
    </>
  );
}

function Message({ projectId, id }: { projectId: number; id: number | undefined }) {
  const area = useArea();
  const navigate = useNavigate();
  const { onUnsavedChange, dialog } = useLeaveGuard();
  const listHref = paths.outbound(area, projectId, 'messages');
  return (
    <>
      <title>Message – Adlane</title>
      <MessageScreen
        projectId={projectId}
        messageId={id}
        listHref={listHref}
        onCreated={(created) => void navigate(`${listHref}/${created}`, { replace: true })}
        onDeleted={() => void navigate(listHref)}
        onUnsavedChange={onUnsavedChange}
      />
      {dialog}
    </>
  );
}

/** …/outbound/messages and /{messageId or new} of a project. */
export function Component() {
  const { projectId: text, messageId } = useParams();
  const projectId = readId(text);
  const id = readId(messageId);
  if (projectId === undefined || (messageId !== undefined && messageId !== 'new' && id === undefined)) {
    return <NotFound />;
  }
  if (messageId === undefined) return <Messages projectId={projectId} />;
  return <Message key={messageId} projectId={projectId} id={id} />;
}
