import { ClientScreen, ClientsScreen } from '@adlane/screens';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';
import { Component as NotFound } from '../NotFound.route';

function Client({ id }: { id: number }) {
  const area = useArea();
  const navigate = useNavigate();
  const listHref = paths.clients(area);
  return (
    <ClientScreen
      clientId={id}
      listHref={listHref}
      onDeleted={() => void navigate(listHref, { replace: true })}
    />
  );
}

function Clients({ hidden }: { hidden: boolean }) {
  const area = useArea();
  const navigate = useNavigate();
  return (
    <ClientsScreen
      // The two lists share nothing, such as a selection.
      key={String(hidden)}
      user={useUser()}
      hidden={hidden}
      clientsHref={paths.clients(area)}
      hiddenHref={paths.hiddenClients(area)}
      clientHref={(id) => paths.client(area, id)}
      onAdded={(id) => void navigate(paths.client(area, id))}
      getSignInUrl={(token) => new URL(paths.clientSignInTo(token), window.location.origin).href}
    />
  );
}

/** …/clients, …/clients/hidden and …/clients/{clientId} */
export function Component() {
  const { clientId } = useParams();
  if (clientId === undefined) return <Clients hidden={false} />;
  if (clientId === 'hidden') return <Clients hidden />;
  const id = readId(clientId);
  return id === undefined ? <NotFound /> : <Client key={id} id={id} />;
}
