import { InboxScreen } from '@adlane/screens';
import { useParams } from 'react-router';
import { paths } from '../navigation/paths';
import { readId } from '../navigation/readId';
import { useArea } from '../session/useArea';
import { Component as NotFound } from './NotFound.route';

function Inbox({ id }: { id?: number }) {
  const area = useArea();
  return (
    <>
      <title>Conversations – Adlane</title>
      <InboxScreen
        {...(id === undefined ? {} : { conversationId: id })}
        listHref={paths.inbox(area)}
        conversationHref={(other) => paths.conversation(area, other)}
        projectsHref={paths.projects(area)}
      />
    </>
  );
}

/** …/inbox and …/inbox/{conversationId} */
export function Component() {
  const { conversationId } = useParams();
  if (conversationId === undefined) return <Inbox />;
  const id = readId(conversationId);
  return id === undefined ? <NotFound /> : <Inbox id={id} />;
}
