import { and, eq } from 'drizzle-orm';
import { launch_steps, launches } from '../../../../db/schema/ads/launches';

/** Joins a step to its launch, by tenant and id. */
export const launchOfStep = and(
  eq(launches.agency_id, launch_steps.agency_id),
  eq(launches.id, launch_steps.launch_id),
);
