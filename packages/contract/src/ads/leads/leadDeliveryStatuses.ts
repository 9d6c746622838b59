/** Delivery statuses of a lead to the CRM. */
export const leadDeliveryStatuses = ['none', 'pending', 'delivered', 'failed'] as const;
