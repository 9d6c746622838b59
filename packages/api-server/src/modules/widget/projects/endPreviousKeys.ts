import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { projects } from '../../../db/schema/widget/projects';
import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';
import { endProofs } from '../visitors/endProofs';

/** Deletes identity keys whose time is over, and ends what they proved (ADR 0051). */
export async function endPreviousKeys({ db, clock }: Ports): Promise<void> {
  const isOver = lte(projects.previous_identity_key_until, clock.now());
  // Waits for devices that prove a user at this moment; afterwards the key proves nothing.
  await asOperator(db, (tx) =>
    tx
      .update(projects)
      .set({ sealed_previous_identity_key: null })
      .where(and(isOver, isNotNull(projects.sealed_previous_identity_key))),
  );
  const { agency_id, id, identity_key_version } = projects;
  const due = await asOperator(db, (tx) =>
    tx.select({ agency_id, id, before: identity_key_version }).from(projects).where(isOver),
  );
  for (const project of due) {
    const proofs = { agency_id: project.agency_id, project_id: project.id, before: project.before };
    while (!(await asOperator(db, (tx) => endProofs(tx, proofs))));
    await asOperator(db, (tx) =>
      tx
        .update(projects)
        .set({ previous_identity_key_until: null })
        .where(and(isOver, eq(agency_id, project.agency_id), eq(id, project.id))),
    );
  }
}
