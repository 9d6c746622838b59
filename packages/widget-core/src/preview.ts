export { NotificationPreview, type NotificationPreviewProps } from './ui/notifications/NotificationPreview';
export { TooltipPreview, type TooltipPreviewProps } from './ui/preview/TooltipPreview';
export { TourPreview, type TourPreviewProps } from './ui/preview/TourPreview';
