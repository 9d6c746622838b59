export { NotificationPreview, type NotificationPreviewProps } from './ui/notifications/NotificationPreview';
