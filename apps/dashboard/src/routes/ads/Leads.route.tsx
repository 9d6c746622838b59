import { LeadScreen, LeadsScreen } from '@adlane/screens';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';
import { Component as NotFound } from '../NotFound.route';

function Lead({ id }: { id: number }) {
  const area = useArea();
  const navigate = useNavigate();
  const listHref = paths.leads(area);
  return (
    <LeadScreen
      leadId={id}
      listHref={listHref}
      getAdHref={(adId) => paths.launchedAd(area, adId)}
      getClientHref={area.kind === 'client' ? undefined : (clientId) => paths.client(area, clientId)}
      onDeleted={() => void navigate(listHref, { replace: true })}
    />
  );
}

function Leads() {
  const area = useArea();
  return (
    <LeadsScreen
      user={useUser()}
      leadHref={(id) => paths.lead(area, id)}
      templatesHref={paths.templateFolders(area)}
    />
  );
}

/** …/leads and …/leads/{leadId} */
export function Component() {
  const { leadId } = useParams();
  if (leadId === undefined) return <Leads />;
  const id = readId(leadId);
  return id === undefined ? <NotFound /> : <Lead id={id} />;
}
