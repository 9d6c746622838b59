import type { Installation } from '@adlane/contract/widget/projects';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { projects } from '../../../db/schema/widget/projects';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database, Site } from '../../../ports';
import { findProject } from './queries';

/** Page loads within this time of the last one are not recorded. */
const seenEveryMs = 60 * 1000;
const maxHostLength = 253;

/** Returns the addresses of the snippet and the page loads. @throws Problem 404 */
export async function viewInstallation(
  ctx: ReadContext,
  { site, id }: { readonly site: Site; readonly id: number },
): Promise<Installation> {
  const row = await findProject(ctx, id);
  const server = site.publicUrl();
  return {
    sdkKey: row.sdk_key,
    script_url: `${server}/embed/adlane.js`,
    api_url: `${server}/sdk`,
    socket_url: `${server.replace(/^http/, 'ws')}/sdk/realtime`,
    frame_url: site.frameUrl(),
    banner_url: site.bannerUrl(),
    first_seen_at: row.first_seen_at?.toISOString() ?? null,
    first_seen_host: row.first_seen_host,
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    last_seen_host: row.last_seen_host,
  };
}

/** Returns the host of the page that sent a request; undefined for requests of other programs. */
function parsePageHost(headers: Headers): string | undefined {
  const address = headers.get('origin') ?? headers.get('referer') ?? '';
  return URL.canParse(address) ? new URL(address).host.slice(0, maxHostLength) || undefined : undefined;
}

type SeenProject = { readonly agency_id: number; readonly project_id: number; readonly seen_at: Date | null };

/** Records that a page loaded the widget, at most once a minute. */
export async function recordPageLoad(
  tx: Database,
  { agency_id, project_id, seen_at }: SeenProject,
  headers: Headers,
  now: Date,
): Promise<void> {
  const host = parsePageHost(headers);
  const before = new Date(now.getTime() - seenEveryMs);
  if (host === undefined || (seen_at !== null && seen_at > before)) return;
  await tx
    .update(projects)
    .set({
      last_seen_at: now,
      last_seen_host: host,
      first_seen_at: sql`coalesce(${projects.first_seen_at}, ${now.toISOString()}::timestamptz)`,
      first_seen_host: sql`coalesce(${projects.first_seen_host}, ${host})`,
    })
    .where(
      and(
        eq(projects.agency_id, agency_id),
        eq(projects.id, project_id),
        or(isNull(projects.last_seen_at), lt(projects.last_seen_at, before)),
      ),
    );
}
