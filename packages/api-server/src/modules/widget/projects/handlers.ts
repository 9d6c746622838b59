import type { ContractHandlers } from '../../../http/contractHandlers';
import { updateConfig, viewConfig } from './editConfig';
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

/** Random bytes of a public key. */
const sdkKeyBytes = 18;

export function projectsHandlers(): ContractHandlers<'projects'> {
  return {
    list: ({ query, ctx }) => ctx.inTenant((unit) => listProjects(unit, query)),
    view: ({ params, ctx }) => ctx.inTenant((unit) => viewProject(unit, params.id)),
    store: ({ body, ctx }) =>
      ctx.inTenant((unit) => createProject(unit, body.name, ctx.ports.ids.token(sdkKeyBytes))),
    update: ({ params, body, ctx }) => ctx.inTenant((unit) => renameProject(unit, params.id, body.name)),
    archive: ({ params, ctx }) =>
      ctx.inTenant((unit) => closeProject(unit, params.id, { archived_at: unit.now })),
    restore: ({ params, ctx }) =>
      ctx.inTenant((unit) => updateProject(unit, params.id, { archived_at: null })),
    rotateKey: ({ params, ctx }) =>
      ctx.inTenant((unit) => closeProject(unit, params.id, { sdk_key: ctx.ports.ids.token(sdkKeyBytes) })),
    updateIdentity: ({ params, body, ctx }) =>
      ctx.inTenant((unit) => updateIdentity(unit, params.id, body.identityMode)),
    rotateIdentityKey: ({ params, ctx }) => rotateIdentityKey(ctx, params.id),
    config: ({ params, ctx }) => ctx.inTenant((unit) => viewConfig(unit, params.id)),
    updateConfig: ({ params, body, ctx }) => ctx.inTenant((unit) => updateConfig(unit, params.id, body)),
    installation: ({ params, ctx }) =>
      ctx.inTenant((unit) => viewInstallation(unit, ctx.ports.site, params.id)),
  };
}
