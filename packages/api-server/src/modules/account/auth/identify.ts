import type { Call } from '@adlane/contract';
import { sha256Hex } from '../../../crypto/sha256Hex';
import { asOperator } from '../../../db/tenant';
import type { Caller, ProjectCaller, ServerCaller, UserCaller, VisitorCaller } from '../../../http/callers';
import { unauthenticated } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { findProjectByKey, findProjectByToken } from '../../widget/projects/queries';
import { findProvenVisitor, parseSessionProof } from '../../widget/sessions/startSession';
import { findCallerByToken } from './findCaller';

/** Identifies the caller by the headers that the call's access requires. */
export function identifyBy(ports: Ports): (call: Call, headers: Headers) => Promise<Caller> {
  return async (call, headers) => {
    const { kind } = call.access;
    switch (kind) {
      case 'public':
        return { kind };
      case 'sdkKey':
        return identifyProject(ports, headers);
      case 'session':
        return identifyVisitor(ports, headers);
      case 'project':
        return identifyServer(ports, headers);
      case 'user':
        return identifyUser(ports, headers);
      default:
        throw new TypeError(`No caller has the access ${String(kind satisfies never)}.`);
    }
  };
}

/** @throws Problem 401 */
function parseBearer(headers: Headers): string {
  const token = /^Bearer ([\w.~+/-]{1,512}=*)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw unauthenticated();
  return token;
}

async function identifyUser(ports: Ports, headers: Headers): Promise<UserCaller> {
  const tokenHash = sha256Hex(parseBearer(headers));
  const caller = await findCallerByToken(ports.db, tokenHash, ports.clock.now());
  if (!caller) throw unauthenticated();
  return caller;
}

async function identifyServer(ports: Ports, headers: Headers): Promise<ServerCaller> {
  const digest = sha256Hex(parseBearer(headers));
  const project = await asOperator(ports.db, (tx) => findProjectByToken(tx, digest));
  if (!project || String(project.id) !== headers.get('project')) throw unauthenticated();
  return { kind: 'project', agency_id: project.agency_id, project_id: project.id };
}

async function identifyProject(ports: Ports, headers: Headers): Promise<ProjectCaller> {
  const key = headers.get('api-token');
  if (!key) throw unauthenticated();
  const project = await asOperator(ports.db, (tx) => findProjectByKey(tx, key));
  if (!project) throw unauthenticated();
  const { agency_id, id: project_id, last_seen_at: seen_at } = project;
  return { kind: 'sdkKey', agency_id, project_id, seen_at };
}

async function identifyVisitor(ports: Ports, headers: Headers): Promise<VisitorCaller> {
  const key = headers.get('api-token');
  const proof = parseSessionProof(headers);
  if (!key || !proof) throw unauthenticated();
  return asOperator(ports.db, async (tx) => {
    const project = await findProjectByKey(tx, key);
    const visitor = project && (await findProvenVisitor(tx, project, proof));
    if (!visitor) throw unauthenticated();
    return {
      kind: 'session',
      agency_id: visitor.agency_id,
      project_id: visitor.project_id,
      visitor_id: visitor.id,
      gleap_id: visitor.gleap_id,
    };
  });
}
