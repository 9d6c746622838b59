import { type BudgetName, type Call, getBudgetName } from '@adlane/contract';
import type { Ports } from '../../ports';
import type { Caller } from '../callers';
import { countUses, type RateLimit, type Use } from './rateLimit';

/** Limits of one kind of widget call. */
export type WidgetBudget = {
  /** Absent from calls that name no visitor. */
  readonly visitor?: RateLimit;
  /** Offices share an address: it may do what ten to twenty visitors do. */
  readonly address: RateLimit;
  /** Sessions cost nothing, so their sum is limited as well. */
  readonly project: RateLimit;
};

const tenMinutesMs = 10 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

type Sizes = { readonly visitor?: number; readonly address: number; readonly project: number };

function defineBudget(
  name: BudgetName,
  sizes: Sizes,
  windowMs: number,
  projectWindowMs = windowMs,
): WidgetBudget {
  return {
    ...(sizes.visitor !== undefined && {
      visitor: { name: `sdk-${name}-visitor`, max: sizes.visitor, windowMs },
    }),
    address: { name: `sdk-${name}-address`, max: sizes.address, windowMs },
    project: { name: `sdk-${name}-project`, max: sizes.project, windowMs: projectWindowMs },
  };
}

/** The budgets of widget calls. Reads are generous, what the team has to look at is tight. */
export const widgetBudgets: { readonly [N in BudgetName]: WidgetBudget } = {
  read: defineBudget('read', { visitor: 600, address: 6000, project: 60_000 }, tenMinutesMs),
  // A fast chat is about ten messages a minute.
  write: defineBudget('write', { visitor: 200, address: 2000, project: 6000 }, tenMinutesMs, hourMs),
  create: defineBudget('create', { visitor: 30, address: 300, project: 3000 }, tenMinutesMs, hourMs),
  signal: defineBudget('signal', { visitor: 600, address: 6000, project: 60_000 }, tenMinutesMs),
  // The widget never retries after a 429, so offices behind one address must fit.
  pageLoad: defineBudget('pageLoad', { address: 3000, project: 180_000 }, tenMinutesMs),
  config: defineBudget('config', { address: 6000, project: 360_000 }, tenMinutesMs),
  // Pages identify their visitor on each load, and when they learn more.
  contact: defineBudget('contact', { visitor: 300, address: 6000, project: 180_000 }, tenMinutesMs),
  // A page sends its events at most every 2.5 s (widget §4.7): 240, for each of a dozen active tabs.
  ping: defineBudget('ping', { visitor: 3000, address: 60_000, project: 600_000 }, tenMinutesMs),
  // A page requests a tour if its URL or its script starts one.
  tour: defineBudget('tour', { visitor: 300, address: 6000, project: 60_000 }, tenMinutesMs),
  // A visitor's automatic crash reports arrive at most every 10 s (widget §4.13).
  ticket: defineBudget('ticket', { visitor: 100, address: 1000, project: 3000 }, tenMinutesMs, hourMs),
  // A visitor sends one with a ticket; a recording has up to 120 s of screen.
  recording: defineBudget('recording', { visitor: 20, address: 200, project: 500 }, hourMs),
  file: defineBudget('file', { visitor: 30, address: 300, project: 1000 }, hourMs),
  // The token is public, so its use must not fill the ticket list.
  errorReport: defineBudget('errorReport', { address: 60, project: 600 }, hourMs),
};

/** A call with what it is counted by. */
export type CountedCall = {
  readonly call: Call;
  readonly caller: Caller;
  readonly ip: string;
  /** The project's key in the path of calls without credentials. */
  readonly sdkKey: string | undefined;
};

/**
 * Counts a widget call by its visitor, address and project.
 * @throws Problem 429 with `Retry-After` when one of them made too many
 */
export async function countWidgetCall(ports: Ports, counted: CountedCall): Promise<void> {
  const name = getBudgetName(counted.call);
  if (name === undefined) return;
  // The last counts may be lost in a crash; waiting for the disk would let all visitors of a project queue up at its row.
  await countUses(ports, listUses(widgetBudgets[name], counted), { isDurable: false });
}

function listUses({ visitor, address, project }: WidgetBudget, { caller, ip, sdkKey }: CountedCall): Use[] {
  const site =
    'project_id' in caller ? `${caller.agency_id} ${caller.project_id}` : `key ${sdkKey ?? 'unknown'}`;
  const shared = [
    { limit: address, subject: `${site} ${ip}` },
    { limit: project, subject: site },
  ];
  if (caller.kind !== 'session' || !visitor) return shared;
  return [{ limit: visitor, subject: `${caller.agency_id} ${caller.visitor_id}` }, ...shared];
}
