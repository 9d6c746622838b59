import type { Context } from 'hono';
import type { DoubleClock } from '../clock';
import { toText } from '../toText';
import type { DemoAdAccount, DemoPage } from './demoBusiness';
import { badParameter, permissionMissing, tokenGone, unreachable } from './graphFault';
import type { GraphState, LeadForm, Token } from './graphState';
import type { ReceivedFile } from './readRequest';

/** State shared by the double's routes. */
export type GraphWorld = { readonly state: GraphState; readonly clock: DoubleClock };

export type GraphEnv = {
  Variables: {
    /** Query and body together, as received. */
    params: Record<string, unknown>;
    files: readonly ReceivedFile[];
    token: Token;
  };
};
export type GraphCall = Context<GraphEnv>;

/** Returns the account of `act_…` in the path. Throws the fault if the token's user has no access to it. */
export function getAccount(call: GraphCall, world: GraphWorld): DemoAdAccount {
  const id = call.req.param('account')?.replace('act_', '') ?? '';
  const user = world.state.users.find((candidate) => candidate.id === call.get('token').userId);
  const account = user?.accounts.find((candidate) => candidate.id === id);
  if (!account) throw unreachable(`act_${id}`);
  return account;
}

/** Finds a page of the token's user by id. */
export function findPage(call: GraphCall, world: GraphWorld, id: string): DemoPage | undefined {
  const user = world.state.users.find((candidate) => candidate.id === call.get('token').userId);
  return user?.pages.find((page) => page.id === id);
}

/** Returns the lead form of `id` in the path. Throws the fault if the token's user has no access to its page. */
export function getForm(call: GraphCall, world: GraphWorld): LeadForm {
  const id = call.req.param('id') ?? '';
  const form = world.state.forms.find((candidate) => candidate.id === id);
  if (!form || !findPage(call, world, form.pageId)) throw unreachable(id);
  return form;
}

/** Throws code 200 when the user declined the permission. */
export function needPermission(world: GraphWorld, permission: string): void {
  if (world.state.declinedPermissions.includes(permission)) throw permissionMissing(permission);
}

/** Throws code 190 unless the token is this page's token, which Graph requires for forms. */
export function needPageToken(call: GraphCall, pageId: string): void {
  const token = call.get('token');
  if (token.pageId === pageId) return;
  throw tokenGoneForPage(token);
}

function tokenGoneForPage(token: Token) {
  const fault = tokenGone();
  if (token.isRevoked) return fault;
  return badParameter('This method must be called with a Page Access Token', 'access_token');
}

/** Builds a page of rows with Graph's cursors. */
export function listPage(call: GraphCall, rows: readonly object[]) {
  const params = call.get('params');
  const limit = Math.min(Math.max(Number(params.limit ?? 25) || 25, 1), 500);
  const start = Number(params.after ?? 0) || 0;
  const end = start + limit;
  return {
    data: rows.slice(start, end),
    paging: {
      cursors: { before: String(start), after: String(Math.min(end, rows.length)) },
      ...(end < rows.length ? { next: call.req.url } : {}),
    },
  };
}

/** Selects the requested fields and rejects unknown ones; `id` is always included. */
export function selectFields(
  call: GraphCall,
  kind: string,
  known: readonly string[],
  node: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const requested = toText(call.get('params').fields ?? 'id')
    .replace(/\{[^}]*\}|\.\w+\([^)]*\)/g, '')
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '');
  const unknown = requested.find((field) => !known.includes(field));
  if (unknown !== undefined) {
    throw badParameter(`Tried accessing nonexisting field (${unknown}) on node type (${kind})`, 'fields');
  }
  const present = requested.filter((field) => node[field] !== undefined).map((field) => [field, node[field]]);
  return { ...Object.fromEntries(present), id: node.id };
}
