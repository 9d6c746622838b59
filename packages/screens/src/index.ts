export { LaunchedAdsScreen, type LaunchedAdsScreenProps } from './ads/LaunchedAdsScreen/LaunchedAdsScreen';
export {
  AcceptInvitationScreen,
  type AcceptInvitationScreenProps,
} from './auth/AcceptInvitationScreen/AcceptInvitationScreen';
export {
  ClientSignInScreen,
  type ClientSignInScreenProps,
} from './auth/ClientSignInScreen/ClientSignInScreen';
export {
  ForgotPasswordScreen,
  type ForgotPasswordScreenProps,
} from './auth/ForgotPasswordScreen/ForgotPasswordScreen';
export {
  ResetPasswordScreen,
  type ResetPasswordScreenProps,
} from './auth/ResetPasswordScreen/ResetPasswordScreen';
export { type SignInForm, SignInScreen, type SignInScreenProps } from './auth/SignInScreen/SignInScreen';
export { SignUpScreen, type SignUpScreenProps } from './auth/SignUpScreen/SignUpScreen';
export { VerifyEmailScreen, type VerifyEmailScreenProps } from './auth/VerifyEmailScreen/VerifyEmailScreen';
export { AssetsScreen, type AssetsScreenProps } from './connect/AssetsScreen/AssetsScreen';
export { ConnectScreen, type ConnectScreenProps } from './connect/ConnectScreen/ConnectScreen';
export { InsertsScreen } from './inserts/InsertsScreen/InsertsScreen';
export { toFormErrors } from './shared/AccountForm/toFormErrors';
export type { PromptKey } from './shared/confirm/getPromptTone';
export { PromptDialog, type PromptDialogProps } from './shared/confirm/PromptDialog';
export { usePrompt } from './shared/confirm/usePrompt';
export { collectRows } from './shared/lists/collectRows';
export { ExportButton, type ExportButtonProps } from './shared/lists/ExportButton';
export { useNicheFilter } from './shared/lists/useNicheFilter';
export {
  buildSearchProps,
  buildTableProps,
  type ListPage,
  readSort,
} from './shared/urlState/buildTableProps';
export {
  type ListChange,
  type ListParams,
  readListParams,
  writeListParams,
} from './shared/urlState/listParams';
export {
  MemoryUrlState,
  type UrlChange,
  type UrlState,
  UrlStateProvider,
  useUrlState,
} from './shared/urlState/UrlStateProvider';
export { type ListState, useListState } from './shared/urlState/useListState';
export { useUrlChoice } from './shared/urlState/useUrlChoice';
export {
  TemplateEditorScreen,
  type TemplateEditorScreenProps,
} from './templates/TemplateEditorScreen/TemplateEditorScreen';
export { TemplatesScreen, type TemplatesScreenProps } from './templates/TemplatesScreen/TemplatesScreen';
export { TicketScreen, type TicketScreenProps } from './tickets/TicketScreen/TicketScreen';
export { TicketsScreen, type TicketsScreenProps } from './tickets/TicketsScreen/TicketsScreen';
