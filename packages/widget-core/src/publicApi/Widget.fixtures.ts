import { worldFlowConfig } from '@adlane/mocks';

export const flowConfig = { ...worldFlowConfig, hasTooltips: true };
