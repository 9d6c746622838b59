export {
  Box,
  Center,
  Flex,
  Grid,
  GridItem,
  HStack,
  SimpleGrid,
  Spacer,
  Stack,
  Text,
  VisuallyHidden,
  VStack,
  Wrap,
} from '@chakra-ui/react';
export { AppShell } from './patterns/AppShell/AppShell';
export type { AppShellProps, NavigationItem } from './patterns/AppShell/AppShellProps';
export { DataTable } from './patterns/DataTable/DataTable';
export type { DataTableColumn, DataTableProps, TableSort } from './patterns/DataTable/DataTableProps';
export { type FolderItem, FolderList, type FolderListProps } from './patterns/FolderList/FolderList';
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
export { MediaUploader } from './patterns/MediaUploader/MediaUploader';
export type {
  FileFacts,
  MediaUploaderProps,
  UploadOptions,
} from './patterns/MediaUploader/MediaUploaderProps';
export { SortableList, type SortableListProps } from './patterns/SortableList/SortableList';
export { useUnsavedChangesGuard } from './patterns/UnsavedChangesGuard/useUnsavedChangesGuard';
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
export { Link, type LinkProps } from './primitives/Link/Link';
export { Logo, type LogoProps } from './primitives/Logo/Logo';
export { Menu, type MenuItem, type MenuProps } from './primitives/Menu/Menu';
export { PageHeader, type PageHeaderProps } from './primitives/PageHeader/PageHeader';
export { Pagination, type PaginationProps } from './primitives/Pagination/Pagination';
export { ProgressBar, type ProgressBarProps } from './primitives/ProgressBar/ProgressBar';
export {
  type ProgressStep,
  ProgressSteps,
  type ProgressStepsProps,
  type StepState,
} from './primitives/ProgressSteps/ProgressSteps';
export { SearchInput, type SearchInputProps } from './primitives/SearchInput/SearchInput';
export { Select, type SelectOption, type SelectProps } from './primitives/Select/Select';
export {
  Skeleton,
  type SkeletonProps,
  SkeletonText,
  type SkeletonTextProps,
} from './primitives/Skeleton/Skeleton';
export { Spinner, type SpinnerProps } from './primitives/Spinner/Spinner';
export { StatTile, type StatTileProps } from './primitives/StatTile/StatTile';
export { Stepper, type StepperProps } from './primitives/Stepper/Stepper';
export { Switch, type SwitchProps } from './primitives/Switch/Switch';
export { type TabItem, Tabs, type TabsProps } from './primitives/Tabs/Tabs';
export { ThumbnailImage, type ThumbnailImageProps } from './primitives/ThumbnailImage/ThumbnailImage';
export {
  Toaster,
  type ToasterProps,
  type ToastOptions,
  type ToastTone,
  toast,
} from './primitives/Toaster/Toaster';
export { Tooltip, type TooltipProps } from './primitives/Tooltip/Tooltip';
export type { LinkComponent } from './provider/LinkContext';
export { UiProvider, type UiProviderProps } from './provider/UiProvider';
export type { ColorMode } from './provider/useDocumentMode';
export { readableTextOn } from './theme/brandScale';
