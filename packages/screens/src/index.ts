export { LaunchedAdsScreen, type LaunchedAdsScreenProps } from './ads/LaunchedAdsScreen/LaunchedAdsScreen';
export {
  TemplateEditorScreen,
  type TemplateEditorScreenProps,
} from './ads/TemplateEditorScreen/TemplateEditorScreen';
export { TemplatesScreen, type TemplatesScreenProps } from './ads/TemplatesScreen/TemplatesScreen';
export {
  AcceptInvitationScreen,
  type AcceptInvitationScreenProps,
} from './auth/AcceptInvitationScreen/AcceptInvitationScreen';
export { formErrors } from './auth/AccountForm/formErrors';
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
export { PromptDialog, type PromptDialogProps } from './confirm/PromptDialog';
export type { PromptKey } from './confirm/promptTone';
export { usePrompt } from './confirm/usePrompt';
export { AssetsScreen, type AssetsScreenProps } from './connect/AssetsScreen/AssetsScreen';
export { ConnectScreen, type ConnectScreenProps } from './connect/ConnectScreen/ConnectScreen';
export { TicketScreen, type TicketScreenProps } from './feedback/TicketScreen/TicketScreen';
export { TicketsScreen, type TicketsScreenProps } from './feedback/TicketsScreen/TicketsScreen';
export { InsertsScreen } from './inserts/InsertsScreen/InsertsScreen';
export { collectRows } from './lists/collectRows';
export { ExportButton, type ExportButtonProps } from './lists/ExportButton';
export { useNicheFilter } from './lists/useNicheFilter';
export {
  type ListChange,
  type ListParams,
  readListParams,
  writeListParams,
} from './urlState/listParams';
export { type ListPage, listSearch, listSort, listTable } from './urlState/listTable';
export {
  MemoryUrlState,
  type UrlChange,
  type UrlState,
  UrlStateProvider,
  useUrlState,
} from './urlState/UrlStateProvider';
export { type ListState, useListState } from './urlState/useListState';
export { useUrlChoice } from './urlState/useUrlChoice';
