import { AdScreen, LaunchedAdsScreen } from '@adlane/screens';
import { useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '../../navigation/paths';
import { readId } from '../../navigation/readId';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';
import { Component as NotFound } from '../NotFound.route';

function LaunchedAd({ id }: { id: number }) {
  const area = useArea();
  const navigate = useNavigate();
  const listHref = paths.launchedAds(area);
  return (
    <AdScreen
      adId={id}
      user={useUser()}
      listHref={listHref}
      getTemplateHref={(templateId) => paths.template(area, templateId)}
      connectHref={paths.connect(area)}
      leadsHref={paths.leads(area)}
      getLeadHref={(leadId) => paths.lead(area, leadId)}
      getClientHref={area.kind === 'client' ? undefined : (clientId) => paths.client(area, clientId)}
      onDeleted={() => void navigate(listHref, { replace: true })}
    />
  );
}

function LaunchedAds() {
  const area = useArea();
  const { pathname } = useLocation();
  const isCustom = pathname === paths.customAd(area);
  return (
    <LaunchedAdsScreen
      user={useUser()}
      getAdHref={(id) => paths.launchedAd(area, id)}
      templatesHref={paths.templateFolders(area)}
      connectHref={paths.connect(area)}
      insertsHref={paths.inserts(area)}
      isInitiallyOpen={isCustom}
    />
  );
}

/** …/ads/manage, …/ads/manage/{adId}, and …/ads/custom of a client */
export function Component() {
  const { adId } = useParams();
  if (adId === undefined) return <LaunchedAds />;
  const id = readId(adId);
  return id === undefined ? <NotFound /> : <LaunchedAd id={id} />;
}
