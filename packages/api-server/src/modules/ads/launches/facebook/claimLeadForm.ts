import { and, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { launch_steps, launches } from '../../../../db/schema/ads/launches';
import { lead_forms } from '../../../../db/schema/ads/leadForms';
import type { Database } from '../../../../ports';
import { getLeadFormTitle } from '../../leadForms/leadFormName';
import { openLaunchStatuses } from '../saga/launch.machine';
import type { LaunchRow, LaunchStepRow } from '../saga/queries';
import { StepPending } from '../saga/StepPending';
import { launchOfStep } from '../store/launchJoins';

/** How often a launch checks whether another one has created the form. */
const pollMs = 1_000;

/**
 * Claims the creation of a lead form on its page: launches that were planned before the form existed would each create one.
 * Returns the id of the same form where another launch has created it since this one was planned; the page may have lost it
 * meanwhile. The claim is the step that is marked as sent in this transaction.
 * @throws StepPending while another launch is creating the same form
 */
export async function claimLeadForm(
  tx: Database,
  { id, agency_id, created_at, settings: { leadFormId } }: LaunchRow,
  { key, path, request, status }: Pick<LaunchStepRow, 'key' | 'path' | 'request' | 'status'>,
): Promise<string | undefined> {
  if (key !== 'leadForm' || typeof leadFormId !== 'number') return undefined;
  // One launch after the other, so that no two of them find the form missing.
  const isForm = and(eq(lead_forms.agency_id, agency_id), eq(lead_forms.id, leadFormId));
  await tx.select({ id: lead_forms.id }).from(lead_forms).where(isForm).for('update');
  const steps = await tx
    .select({ request: launch_steps.request, external_id: launch_steps.external_id })
    .from(launch_steps)
    .innerJoin(launches, launchOfStep)
    .where(
      and(
        eq(launch_steps.agency_id, agency_id),
        ne(launch_steps.launch_id, id),
        eq(launch_steps.key, key),
        eq(launch_steps.path, path),
        eq(sql`${launches.settings}->>'leadFormId'`, String(leadFormId)),
        or(
          and(eq(launch_steps.status, 'sent'), inArray(launches.status, [...openLaunchStatuses])),
          and(eq(launch_steps.status, 'done'), gte(launch_steps.done_at, created_at)),
        ),
      ),
    )
    .orderBy(desc(launch_steps.done_at));
  const content = describeContent(request);
  const same = steps.filter((step) => describeContent(step.request) === content);
  const created = same.find(({ external_id }) => external_id !== null)?.external_id;
  // A step that was sent before has the claim already: waiting for another one could wait for each other.
  if (!created && same.length > 0 && status !== 'sent')
    throw new StepPending('Another launch is creating the lead form.', pollMs);
  return created ?? undefined;
}

/** Describes a stored request without the reference to its launch. */
function describeContent({ name, ...content }: LaunchStepRow['request']): string {
  return JSON.stringify([getLeadFormTitle(String(name)), content]);
}
