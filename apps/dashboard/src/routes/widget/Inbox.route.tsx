import { getItemTitle, InboxScreen, type InboxScreenProps } from '@adlane/screens';
import { useLocation, useNavigate, useParams } from 'react-router';
import { buildWorkHref } from '../../navigation/buildWorkHref';
import { paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useArea } from '../../session/useArea';
import { PageTitle } from '../../shared/PageTitle';
import { Component as NotFound } from '../NotFound.route';

function Inbox({ item }: Pick<InboxScreenProps, 'item'>) {
  const area = useArea();
  const navigate = useNavigate();
  const { search } = useLocation();
  // The filters stay while items are opened.
  const toItem: InboxScreenProps['itemHref'] = (other) => `${paths.inboxItem(area, other)}${search}`;
  return (
    <>
      <PageTitle text={item ? getItemTitle(item) : 'Inbox'} />
      <InboxScreen
        item={item}
        listHref={`${paths.inbox(area)}${search}`}
        itemHref={toItem}
        onOpen={(other) => void navigate(toItem(other))}
        fullTicketHref={(id) => paths.ticket(area, id)}
        contactHref={(id) => paths.contact(area, id)}
        savedRepliesHref={paths.savedReplies(area)}
        projectsHref={paths.projects(area)}
        trackersHref={(id) => `${paths.project(area, id)}?tab=trackers`}
        agencyHref={area.kind === 'superAdmin' ? buildWorkHref : undefined}
      />
    </>
  );
}

/** …/inbox and …/inbox/{kind}/{itemId} */
export function Component() {
  const { kind, itemId } = useParams();
  if (kind === undefined) return <Inbox item={undefined} />;
  const id = readId(itemId ?? '');
  if (id === undefined || (kind !== 'ticket' && kind !== 'conversation')) return <NotFound />;
  return <Inbox item={{ kind, id }} />;
}
