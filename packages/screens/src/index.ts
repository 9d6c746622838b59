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
