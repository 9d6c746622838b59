export * from './leadDeliveryStatuses';
export * from './leadFieldLabels';
export * from './schemas';
