// A separate module, so that the lazy chunk holds the dialog and not the whole design system.
export { ConfirmDialog } from '@adlane/ui';
