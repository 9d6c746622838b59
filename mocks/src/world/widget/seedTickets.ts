import { projects, tickets, visitors } from '@adlane/api-server/schema';
import { demoSdkKey } from '../demoLogins';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';
import { ticketFiles } from '../worldFiles';
import { worldFlowConfig } from './tickets/worldFlowConfig';
import { type PlannedTicket, worldTickets, worldVisitors } from './tickets/worldTickets';

type PlannedProject = {
  readonly name: string;
  readonly sdkKey: string;
  /** Begins session ids and share tokens, which are unique over all tenants. */
  readonly prefix: string;
  readonly tickets: readonly PlannedTicket[];
};

async function seedProject(
  { tx, agencyId, now }: SeedContext,
  { name, sdkKey }: PlannedProject,
): Promise<number> {
  const rows = await tx
    .insert(projects)
    .values({
      agency_id: agencyId,
      name,
      sdk_key: sdkKey,
      flowConfig: worldFlowConfig,
      created_at: ago(now, 200),
      updated_at: ago(now, 14),
    })
    .returning({ id: projects.id });
  return itemAt(rows, 0).id;
}

async function seedVisitors(
  { tx, agencyId, now }: SeedContext,
  projectId: number,
  prefix: string,
): Promise<readonly number[]> {
  const rows = await tx
    .insert(visitors)
    .values(
      worldVisitors.map((visitor, index) => ({
        agency_id: agencyId,
        project_id: projectId,
        gleap_id: `${prefix}-visitor-${index + 1}`,
        // No secret has this digest, so a demo visitor's session can't be continued.
        gleap_hash_digest: `${'0'.repeat(63)}${index + 1}`,
        ...visitor,
        lang: 'en',
        last_seen_at: ago(now, 0, 19 + index),
        created_at: ago(now, 30 + index),
        changed_at: ago(now, 0, 19 + index),
        updated_at: ago(now, 0, 19 + index),
      })),
    )
    .returning({ id: visitors.id });
  return rows.map(({ id }) => id);
}

function buildLogs({ consoleLog, requests }: PlannedTicket, at: Date) {
  const date = at.toISOString();
  return {
    consoleLog: consoleLog.map((entry) => ({ ...entry, date })),
    networkLogs: requests.map(({ url, type, status, duration }) => ({
      url,
      type,
      date,
      duration,
      success: status < 400,
      request: { payload: '', headers: {} },
      response: { status, statusText: String(status), responseText: '' },
    })),
    customEventLog: [
      { name: 'sessionStarted', date },
      { name: 'pageView', date, data: { page: 'https://brightside-dental.example/' } },
    ],
  };
}

const metaData = {
  browserName: 'Chrome(142)',
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0 Safari/537.36',
  browser: 'Chrome',
  systemName: 'MacOS',
  sessionDuration: 96,
  devicePixelRatio: 2,
  screenWidth: 1728,
  screenHeight: 1117,
  innerWidth: 1100,
  innerHeight: 720,
  language: 'en-US',
  mobile: false,
  sdkVersion: '13.9.3',
  sdkType: 'javascript',
  environment: 'prod',
};

function ticketRow(
  { agencyId, now }: SeedContext,
  projectId: number,
  plan: PlannedTicket,
  visitorIds: readonly number[],
  shareToken: string,
) {
  const created = ago(now, 0, plan.hoursAgo);
  return {
    agency_id: agencyId,
    project_id: projectId,
    visitor_id: plan.visitor === null ? null : itemAt(visitorIds, plan.visitor),
    share_token: shareToken,
    ...plan.fields,
    reportedBy: plan.visitor === null ? null : itemAt(worldVisitors, plan.visitor).email,
    currentUrl: plan.currentUrl,
    formData: { ...plan.formData },
    customData: { ...plan.customData },
    metaData: { ...metaData, currentUrl: plan.currentUrl },
    ...buildLogs(plan, created),
    screenshot_key: plan.hasReplay ? ticketFiles.screenshot : null,
    replay_key: plan.hasReplay ? ticketFiles.replay : null,
    resources_key: plan.hasReplay ? ticketFiles.resources : null,
    waiting_since: plan.visitor === null ? null : created,
    created_at: created,
    updated_at: created,
  };
}

/** The demo project and its visitors. */
export type SeededProject = { readonly projectId: number; readonly visitorIds: readonly number[] };

async function seedPlan(context: SeedContext, plan: PlannedProject): Promise<SeededProject> {
  const { prefix, tickets: planned } = plan;
  const projectId = await seedProject(context, plan);
  const visitorIds = await seedVisitors(context, projectId, prefix);
  const rows = planned.map((ticket, index) =>
    ticketRow(context, projectId, ticket, visitorIds, `${prefix}-ticket-${index + 1}`),
  );
  // Oldest first, so that ids increase with time.
  await context.tx.insert(tickets).values(rows.reverse());
  return { projectId, visitorIds };
}

/** Inserts the demo widget project in the operator's tenant, its visitors and their tickets. */
export function seedTickets(context: SeedContext): Promise<SeededProject> {
  return seedPlan(context, {
    name: 'Adlane Demo',
    sdkKey: demoSdkKey,
    prefix: 'world',
    tickets: worldTickets,
  });
}

/** Inserts a widget project of an agency with the latest demo tickets. */
export function seedAgencyTickets(context: SeedContext): Promise<SeededProject> {
  return seedPlan(context, {
    name: 'Brightside Dental',
    sdkKey: 'adlane-demo-agency',
    prefix: 'agency',
    tickets: worldTickets.slice(0, 3),
  });
}
