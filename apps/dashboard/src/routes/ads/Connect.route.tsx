import { channels } from '@adlane/contract/constants';
import { ConnectScreen } from '@adlane/screens';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { buildConnectUrl, storeConnectStart } from '../../navigation/connectStart';
import { paths } from '../../navigation/paths';
import { useUser } from '../../session/UserContext';
import { useArea } from '../../session/useArea';
import { ConnectedAssets } from './ConnectedAssets';

/** Platforms forbid framing their sign-in pages: within the CRM, a new tab opens. */
function leaveTo(url: string): void {
  if (window.self === window.top) window.location.assign(url);
  else window.open(url, '_blank', 'noopener');
}

/** Returns the answer of a platform in the URL. */
function useAnswer() {
  const { channel } = useParams();
  const [params] = useSearchParams();
  const known = channels.find((each) => each === channel);
  if (!params.has('code') && !params.has('error')) return undefined;
  return known && { channel: known, code: params.get('code'), state: params.get('state') };
}

/** …/connect, and …/connect/{channel}, the redirect target of a platform. */
function Connections() {
  const area = useArea();
  const home = paths.connect(area);
  const navigate = useNavigate();
  return (
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
  );
}

/** Every page below …/connect in one chunk: each chunk adds to what the sign-in page loads. */
export function Component() {
  return useParams().sourceId === undefined ? <Connections /> : <ConnectedAssets />;
}
