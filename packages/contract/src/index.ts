export {
  type Access,
  type Actor,
  forAgency,
  forAgencyOrClient,
  forAnyone,
  forProject,
  forSdkKey,
  forSubscriber,
  forSuperAdmin,
  forUser,
  forVisitor,
  mayCall,
  type PermissionKey,
  permissionKeys,
  type Role,
  roles,
} from './access';
export type { BudgetName } from './BudgetName';
export { buildContentDisposition } from './buildContentDisposition';
export { type Contract, contract } from './contract';
export {
  type Call,
  type CallInput,
  type CallName,
  type CallOutput,
  type CallShape,
  type CallTable,
  call,
  type FileAnswer,
  fillPath,
  type HandlerOutput,
  type IncomingBytes,
  type IncomingFile,
  type IncomingForm,
  listCalls,
  type Method,
  type NamedCall,
  type PackedJson,
  type ParsedInput,
  type RawAnswer,
  toColonPath,
} from './define';
export { ErrorBody, type ErrorCode, errorCodes, errorStatuses } from './errors';
export {
  CountryCode,
  CurrencyCode,
  Day,
  EmailField,
  ExternalId,
  FolderName,
  HexColor,
  Id,
  Ids,
  Instant,
  Money,
  OptionalUrlField,
  optionalText,
  PhoneField,
  queryId,
  requiredText,
  UrlField,
} from './fields';
export { getBudgetName } from './getBudgetName';
export {
  Done,
  idParams,
  listQuery,
  pageResponse,
} from './list';
export { mayAct } from './mayAct';
export { needsPlan } from './needsPlan';
