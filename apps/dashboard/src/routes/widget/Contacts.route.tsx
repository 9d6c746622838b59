import { ContactScreen, ContactsScreen } from '@adlane/screens';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useArea } from '../../session/useArea';
import { Component as NotFound } from '../NotFound.route';

/** …/contacts and …/contacts/{contactId} */
export function Component() {
  const area = useArea();
  const navigate = useNavigate();
  const { contactId } = useParams();
  const id = contactId === undefined ? undefined : readId(contactId);
  if (contactId !== undefined && id === undefined) return <NotFound />;
  return (
    <>
      {id === undefined ? (
        <ContactsScreen
          contactHref={(other) => paths.contact(area, other)}
          projectsHref={paths.projects(area)}
        />
      ) : (
        <ContactScreen
          contactId={id}
          listHref={paths.contacts(area)}
          contactHref={(other) => paths.contact(area, other)}
          itemHref={(item) => paths.inboxItem(area, item)}
          onErased={() => navigate(paths.contacts(area), { replace: true })}
        />
      )}
    </>
  );
}
