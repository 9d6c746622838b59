import { channels } from '@adlane/contract/constants';
import { ConnectScreen } from '@adlane/screens';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { buildConnectUrl, storeConnectStart } from '../app/connectStart';
import { paths } from '../app/paths';
import { useUser } from '../session/UserContext';
import { useArea } from '../session/useArea';
import { ConnectedAssets } from './ConnectedAssets';

/** Platforms do not let their sign-in pages be framed: the CRM's page around ours stays, another tab opens. */
function leaveTo(url: string): void {
  if (window.self === window.top) window.location.assign(url);
  else window.open(url, '_blank', 'noopener');
}

/** What the platform that leads back to this address has said in it. */
function useAnswer() {
  const { channel } = useParams();
  const [params] = useSearchParams();
  const known = channels.find((each) => each === channel);
  if (!params.has('code') && !params.has('error')) return undefined;
  return known && { channel: known, code: params.get('code'), state: params.get('state') };
}

/** …/connect, and …/connect/{channel}, to which a platform's sign-in page leads back. */
function Connections() {
  const area = useArea();
  const home = paths.connect(area);
  const navigate = useNavigate();
  return (
    <>
      <title>Ad Accounts – Adlane</title>
      <ConnectScreen
        user={useUser()}
        getRedirectUri={(channel) => buildConnectUrl(channel, window.location.origin)}
        onLeave={(url) => {
          storeConnectStart(() => window.sessionStorage, home);
          leaveTo(url);
        }}
        getAssetsHref={({ id }) => paths.assets(area, id)}
        answer={useAnswer()}
        onAnswered={() => void navigate(home, { replace: true })}
      />
    </>
  );
}

/** All that lies below …/connect: one piece of code, since every further one lengthens what the sign-in page loads. */
export function Component() {
  return useParams().sourceId === undefined ? <Connections /> : <ConnectedAssets />;
}
