import type { TourConfig } from '@adlane/contract/outbound';
import type { ParsedFlowConfig } from '../config/parseFlowConfig';
import type { ShadowHost } from '../overlay/createShadowHost';
import type { Scope } from '../scope/scope';
import type { Translate } from '../texts/createTranslate';

/** What a tour is started with; `ui/tour` draws it. */
export type TourOptions = {
  readonly scope: Scope;
  readonly host: ShadowHost;
  readonly translate: Translate;
  readonly projectConfig: () => ParsedFlowConfig | undefined;
  readonly config: TourConfig;
  /** Step to start at; 0 but for a tour that a page load interrupted. */
  readonly index: number;
  readonly onStep: (index: number) => void;
  readonly onEnd: (end: 'completed' | 'quit') => void;
};
