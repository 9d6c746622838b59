import type { Ports } from '../../../ports';
import { changeFacebook } from '../sources/access/withFacebook';
import { type AdTarget, runAtGoogle } from './adTarget';
import { updateGoogleStatus } from './google/googleCampaign';

/** Pauses an ad's campaign on its platform. @throws Problem for the platform's refusals */
export async function pauseAd(ports: Ports, target: AdTarget): Promise<void> {
  const { ad, reached } = target;
  if (ad.platform === 'google') {
    await runAtGoogle(ports, target, (place) => updateGoogleStatus(place, 'PAUSED'));
    return;
  }
  await changeFacebook(ports, reached.source, (client) =>
    client({ method: 'POST', path: ad.campaignId, params: { status: 'PAUSED' } }),
  );
}
