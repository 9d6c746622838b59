import type { Client } from '@adlane/api-client';
import type { Contract } from '@adlane/contract';
import type { Launch } from '@adlane/contract/ads/launches';

const pauseMs = 1000;
const maxReads = 90;

/** Reads a launch until it ends; after a minute and a half, returns it as it is: it continues on the server. */
export async function waitForLaunch(client: Client<Contract>, stored: Launch): Promise<Launch> {
  let launch = stored;
  for (let reads = 0; reads < maxReads; reads += 1) {
    if (launch.status !== 'queued' && launch.status !== 'running') return launch;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    launch = await client.launches.view({ params: { id: launch.id } });
  }
  return launch;
}
