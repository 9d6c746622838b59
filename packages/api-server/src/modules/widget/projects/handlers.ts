import type { AnswerTime } from '@adlane/contract/widget/projects';
import type { ContractHandlers } from '../../../http/contractHandlers';
import { updateAvailability, viewAvailability } from './availability';
import { updateProjectRow } from './commands';
import { updateConfig, viewConfig } from './editConfig';
import { listExternalIds, updateExternalIds } from './externalIds/manageExternalIds';
import { rotateIdentityKey, updateIdentity } from './identity';
import { viewInstallation } from './installation';
import {
  closeProject,
  createProject,
  listProjects,
  renameProject,
  updateProject,
  viewProject,
} from './manageProjects';
import { findProject, type ProjectRow } from './queries';

/** Random bytes of a public key. */
const sdkKeyBytes = 18;

const toAnswerTime = ({ answer_minutes }: ProjectRow): AnswerTime => ({ answer_minutes });

export function projectsHandlers(): ContractHandlers<'projects'> {
  return {
    list: ({ query, call }) => call.inTenant((ctx) => listProjects(ctx, query)),
    view: ({ params, call }) => call.inTenant((ctx) => viewProject(ctx, params)),
    store: ({ body, call }) =>
      call.inTenant((ctx) => createProject(ctx, { ...body, sdk_key: call.ports.ids.token(sdkKeyBytes) })),
    update: ({ params, body, call }) => call.inTenant((ctx) => renameProject(ctx, { ...body, ...params })),
    archive: ({ params, call }) =>
      call.inTenant((ctx) => closeProject(ctx, { ...params, archived_at: ctx.now })),
    restore: ({ params, call }) =>
      call.inTenant((ctx) => updateProject(ctx, { ...params, archived_at: null })),
    rotateKey: ({ params, call }) =>
      call.inTenant((ctx) => closeProject(ctx, { ...params, sdk_key: call.ports.ids.token(sdkKeyBytes) })),
    updateIdentity: ({ params, body, call }) =>
      call.inTenant((ctx) => updateIdentity(ctx, { ...body, ...params })),
    rotateIdentityKey: ({ params, call }) => rotateIdentityKey(call, params),
    config: ({ params, call }) => call.inTenant((ctx) => viewConfig(ctx, params)),
    updateConfig: ({ params, body, call }) =>
      call.inTenant((ctx) => updateConfig(ctx, { ...body, ...params })),
    answerTime: async ({ params, call }) =>
      toAnswerTime(await call.inTenant((ctx) => findProject(ctx, params.id))),
    updateAnswerTime: async ({ params, body, call }) =>
      toAnswerTime(await call.inTenant((ctx) => updateProjectRow(ctx, params.id, body))),
    availability: ({ params, call }) => call.inTenant((ctx) => viewAvailability(ctx, params)),
    updateAvailability: ({ params, body, call }) =>
      call.inTenant((ctx) => updateAvailability(ctx, { ...body, ...params })),
    installation: ({ params, call }) =>
      call.inTenant((ctx) => viewInstallation(ctx, { ...params, site: call.ports.site })),
    externalIds: ({ params, call }) => call.inTenant((ctx) => listExternalIds(ctx, params)),
    updateExternalIds: ({ params, body, call }) =>
      call.inTenant((ctx) => updateExternalIds(ctx, { ...body, ...params })),
  };
}
