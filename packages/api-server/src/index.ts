export { appRole, migrate } from './db/migrate';
export { asOperator, inTenant } from './db/tenant';
export type {
  Clock,
  Database,
  Files,
  Ids,
  JobHandlers,
  JobName,
  JobPayloads,
  Jobs,
  Log,
  LogFields,
  Outbound,
  PlatformSettings,
  Ports,
  Secrets,
  StoredFile,
} from './ports';
