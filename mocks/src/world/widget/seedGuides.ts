import { guide_progress, guides } from '@adlane/api-server/schema';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';
import { worldGuides } from './messenger/worldGuides';

/** Inserts the demo project's tours and tooltips, and how far its visitors got in them. */
export async function seedGuides(
  { tx, agencyId, now }: SeedContext,
  projectId: number,
  guests: readonly number[],
): Promise<void> {
  for (const [index, { reached = [], completed = 0, closed = 0, ...guide }] of worldGuides.entries()) {
    const rows = await tx
      .insert(guides)
      .values({
        agency_id: agencyId,
        project_id: projectId,
        ...guide,
        created_at: ago(now, 35 - index),
        updated_at: ago(now, 12 + index),
      })
      .returning({ id: guides.id });
    const visitors = guests.slice(0, reached[0] ?? 0);
    if (visitors.length === 0) continue;
    await tx.insert(guide_progress).values(
      visitors.map((visitor_id, at) => ({
        agency_id: agencyId,
        guide_id: itemAt(rows, 0).id,
        visitor_id,
        furthest_step: reached.filter((count) => at < count).length,
        completed_at: at < completed ? ago(now, 1 + (at % 25)) : null,
        closed_at: at >= completed && at < completed + closed ? ago(now, 1 + (at % 25)) : null,
        created_at: ago(now, 1 + (at % 25), 1),
      })),
    );
  }
}
