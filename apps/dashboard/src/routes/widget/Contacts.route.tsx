import { ContactScreen, ContactsScreen } from '@adlane/screens';
import { useParams } from 'react-router';
import { paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useArea } from '../../session/useArea';
import { PageTitle } from '../../shared/PageTitle';
import { Component as NotFound } from '../NotFound.route';

/** …/contacts and …/contacts/{contactId} */
export function Component() {
  const area = useArea();
  const { contactId } = useParams();
  const id = contactId === undefined ? undefined : readId(contactId);
  if (contactId !== undefined && id === undefined) return <NotFound />;
  return (
    <>
      <PageTitle text="Contacts" />
      {id === undefined ? (
        <ContactsScreen contactHref={(other) => paths.contact(area, other)} />
      ) : (
        <ContactScreen
          contactId={id}
          listHref={paths.contacts(area)}
          itemHref={(item) => paths.inboxItem(area, item)}
        />
      )}
    </>
  );
}
