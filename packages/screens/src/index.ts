export { LaunchedAdsScreen, type LaunchedAdsScreenProps } from './ads/LaunchedAdsScreen/LaunchedAdsScreen';
export {
  TemplateEditorScreen,
  type TemplateEditorScreenProps,
} from './ads/TemplateEditorScreen/TemplateEditorScreen';
export { TemplatesScreen, type TemplatesScreenProps } from './ads/TemplatesScreen/TemplatesScreen';
export { type SignInForm, SignInScreen, type SignInScreenProps } from './auth/SignInScreen/SignInScreen';
export { TicketScreen, type TicketScreenProps } from './feedback/TicketScreen/TicketScreen';
export { TicketsScreen, type TicketsScreenProps } from './feedback/TicketsScreen/TicketsScreen';
export {
  type ListChange,
  type ListParams,
  readListParams,
  writeListParams,
} from './urlState/listParams';
export {
  MemoryUrlState,
  type UrlChange,
  type UrlState,
  UrlStateProvider,
  useUrlState,
} from './urlState/UrlStateProvider';
export { type ListState, useListState } from './urlState/useListState';
