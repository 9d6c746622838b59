export { type Bar, BarChart, type BarChartProps } from './charts/BarChart';
export type { ChartBaseProps, ChartTone } from './charts/ChartProps';
export { DonutChart, type DonutChartProps, type DonutPart } from './charts/DonutChart';
export { type ChartMark, LineChart, type LineChartProps, type LineSeries } from './charts/LineChart';
export { Sparkline, type SparklineProps } from './charts/Sparkline';
export { getLocale, setLanguage, translate, translateContent } from './language/translate';
export { Box } from './layout/Box';
export { Center } from './layout/Center';
export { Flex } from './layout/Flex';
export { Grid } from './layout/Grid';
export { HStack } from './layout/HStack';
export type {
  FlexProps,
  GridProps,
  LayoutProps,
  Responsive,
  SelectorStyles,
  SimpleGridProps,
  StackProps,
  StyleProps,
} from './layout/LayoutProps';
export { SimpleGrid } from './layout/SimpleGrid';
export { Stack } from './layout/Stack';
export { Text } from './layout/Text';
export { VisuallyHidden } from './layout/VisuallyHidden';
export { VStack } from './layout/VStack';
export { AppShell } from './patterns/AppShell/AppShell';
export type { AppShellProps, NavigationItem } from './patterns/AppShell/AppShellProps';
export { BulkBar, type BulkBarProps } from './patterns/BulkBar/BulkBar';
export type { BulkAction } from './patterns/BulkBar/runBulk';
export { type BulkRunner, useBulkRun } from './patterns/BulkBar/useBulkRun';
export { CommandPalette } from './patterns/CommandPalette/CommandPalette';
export type { Command, CommandPaletteProps } from './patterns/CommandPalette/CommandPaletteProps';
export { useCommandKey } from './patterns/CommandPalette/useCommandKey';
export { CoveringLink, type CoveringLinkProps } from './patterns/DataTable/CoveringLink';
export { DataTable } from './patterns/DataTable/DataTable';
export type {
  CardParts,
  DataTableColumn,
  DataTableProps,
  TableSort,
} from './patterns/DataTable/DataTableProps';
export { countSelected, noSelection, type RowSelection } from './patterns/DataTable/rows/rowSelection';
export { useRowSelection } from './patterns/DataTable/rows/useRowSelection';
export { DragBoard } from './patterns/DragBoard/DragBoard';
export type { DragBoardProps } from './patterns/DragBoard/DragBoardProps';
export {
  type ConflictingField,
  EditConflictDialog,
  type EditConflictDialogProps,
} from './patterns/EditConflictDialog/EditConflictDialog';
export {
  NewerVersionNotice,
  type NewerVersionNoticeProps,
} from './patterns/EditConflictDialog/NewerVersionNotice';
export { toastNewerVersion } from './patterns/EditConflictDialog/toastNewerVersion';
export { FilterBar } from './patterns/FilterBar/FilterBar';
export type {
  DateRange,
  Filter,
  FilterBarProps,
  FilterChoice,
  FilterGroup,
} from './patterns/FilterBar/FilterBarProps';
export { FolderTree } from './patterns/FolderTree/FolderTree';
export type { FolderItem, FolderTreeProps } from './patterns/FolderTree/FolderTreeProps';
export { MediaCropper } from './patterns/MediaCropper/MediaCropper';
export type { CropShape, MediaCropperProps } from './patterns/MediaCropper/MediaCropperProps';
export { MediaLibrary } from './patterns/MediaLibrary/MediaLibrary';
export type { LibraryFilter, MediaItem, MediaLibraryProps } from './patterns/MediaLibrary/MediaLibraryProps';
export { MediaList } from './patterns/MediaList/MediaList';
export type { MediaListProps } from './patterns/MediaList/MediaListProps';
export { MediaPicker } from './patterns/MediaPicker/MediaPicker';
export type {
  MediaPickerLibrary,
  MediaPickerProps,
  MediaPickerYoutube,
} from './patterns/MediaPicker/MediaPickerProps';
export { YoutubeInput, type YoutubeInputProps } from './patterns/MediaPicker/YoutubeInput';
export { MediaUploader } from './patterns/MediaUploader/MediaUploader';
export type {
  FileFacts,
  MediaUploaderProps,
  UploadOptions,
} from './patterns/MediaUploader/MediaUploaderProps';
export { type QueryResult, QueryState, type QueryStateProps } from './patterns/QueryState/QueryState';
export { SortableList, type SortableListProps } from './patterns/SortableList/SortableList';
export {
  type NavigationGuard,
  NavigationGuards,
  type NavigationGuardsProps,
  useNavigationGuard,
} from './patterns/UnsavedChangesGuard/NavigationGuards';
export { useUnsavedChangesGuard } from './patterns/UnsavedChangesGuard/useUnsavedChangesGuard';
export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
} from './primitives/Accordion/Accordion';
export { Alert, type AlertProps, type AlertTone } from './primitives/Alert/Alert';
export { Avatar, type AvatarProps } from './primitives/Avatar/Avatar';
export {
  Badge,
  type BadgeProps,
  StatusBadge,
  type StatusBadgeProps,
  type Tone,
} from './primitives/Badge/Badge';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './primitives/Button/Button';
export { ButtonLink, type ButtonLinkProps } from './primitives/Button/ButtonLink';
export { IconButton, type IconButtonProps } from './primitives/Button/IconButton';
export { Card, type CardProps } from './primitives/Card/Card';
export { Checkbox, type CheckboxProps, Radio } from './primitives/Checkbox/Checkbox';
export { type Chip, ChipList, type ChipListProps } from './primitives/ChipList/ChipList';
export { ColorInput, type ColorInputProps } from './primitives/ColorInput/ColorInput';
export { Combobox, type ComboboxProps } from './primitives/Combobox/Combobox';
export type { ComboboxOption } from './primitives/Combobox/ComboboxOption';
export type { SearchItems } from './primitives/Combobox/useAsyncOptions';
export { ConfirmDialog, type ConfirmDialogProps } from './primitives/Dialog/ConfirmDialog';
export { Dialog, type DialogProps } from './primitives/Dialog/Dialog';
export { Drawer, type DrawerProps } from './primitives/Dialog/Drawer';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
} from './primitives/EmptyState/EmptyState';
export { type ControlProps, FieldShell, type FieldShellProps } from './primitives/FieldShell/FieldShell';
export { Heading, type HeadingProps } from './primitives/Heading/Heading';
export { Input, type InputProps, TextArea, type TextAreaProps } from './primitives/Input/Input';
export { Keys, type KeysProps } from './primitives/Keys/Keys';
export { createLazyOverlay } from './primitives/LazyOverlay/createLazyOverlay';
export { Link, type LinkProps } from './primitives/Link/Link';
export { Logo, type LogoProps } from './primitives/Logo/Logo';
export {
  MarkedText,
  type MarkedTextControl,
  type MarkedTextProps,
  type TextMark,
} from './primitives/MarkedText/MarkedText';
export { Menu } from './primitives/Menu/Menu';
export type { MenuItem, MenuProps } from './primitives/Menu/MenuProps';
export { OverflowText, type OverflowTextProps } from './primitives/OverflowText/OverflowText';
export { PageHeader, type PageHeaderProps } from './primitives/PageHeader/PageHeader';
export { PageHelp, type PageHelpProps } from './primitives/PageHeader/PageHelp';
export { Pagination, type PaginationProps } from './primitives/Pagination/Pagination';
export { Popover, type PopoverProps } from './primitives/Popover/Popover';
export { ProgressBar, type ProgressBarProps } from './primitives/ProgressBar/ProgressBar';
export {
  type ProgressStep,
  ProgressSteps,
  type ProgressStepsProps,
  type StepState,
} from './primitives/ProgressSteps/ProgressSteps';
export { SearchInput, type SearchInputProps } from './primitives/SearchInput/SearchInput';
export {
  SearchPicker,
  type SearchPickerOption,
  type SearchPickerProps,
} from './primitives/SearchPicker/SearchPicker';
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select';
export {
  Skeleton,
  type SkeletonProps,
  SkeletonText,
  type SkeletonTextProps,
} from './primitives/Skeleton/Skeleton';
export { Slider, type SliderProps } from './primitives/Slider/Slider';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner';
export { StatTile, type StatTileProps, type StatTrend } from './primitives/StatTile/StatTile';
export { StepPanel, type StepPanelProps } from './primitives/Stepper/StepPanel';
export { Stepper, type StepperProps } from './primitives/Stepper/Stepper';
export { Switch, type SwitchProps } from './primitives/Switch/Switch';
export { type TabItem, Tabs, type TabsProps } from './primitives/Tabs/Tabs';
export { TagsInput, type TagsInputProps } from './primitives/TagsInput/TagsInput';
export {
  TextCompletion,
  type TextCompletionOption,
  type TextCompletionProps,
  type TypedPart,
} from './primitives/TextCompletion/TextCompletion';
export { ThumbnailImage, type ThumbnailImageProps } from './primitives/ThumbnailImage/ThumbnailImage';
export {
  dismissToastActions,
  Toaster,
  type ToasterProps,
  type ToastOptions,
  type ToastTone,
  toast,
} from './primitives/Toaster/Toaster';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip';
export { BrandColor, type BrandColorProps } from './provider/BrandColor';
export { buildBrandVariables } from './provider/buildBrandVariables';
export type { LinkComponent } from './provider/LinkContext';
export { StoredChoices, type StoredChoicesProps } from './provider/StoredChoices';
export { UiProvider, type UiProviderProps } from './provider/UiProvider';
export type { ColorMode } from './provider/useColorMode';
export { useIsNarrow } from './provider/useIsNarrow';
export { useStorageKey } from './provider/useStorageKey';
export { getReadableText } from './theme/buildBrandScale';
export { getScopeClasses } from './theme/scopeClass';
