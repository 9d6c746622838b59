import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import type { TourConfig } from '@adlane/contract/widget/outbound/visitor';
import { useCallback } from 'react';
import { parseFlowConfig } from '../../config/parseFlowConfig';
import { applyProjectTheme } from '../../overlay/applyProjectTheme';
import { createTranslate } from '../../texts/createTranslate';
import { outboundTexts } from '../../texts/outboundTexts';
import { parseTour } from '../../tour/parseTour';
import { startTour } from '../tour/startTour';
import { PagePreview, type PreviewPage, previewTarget } from './PagePreview';

export type TourPreviewProps = {
  /** The tour, saved or not. */
  tour: TourConfig;
  /** The shown step, from 0. */
  index: number;
  /** Colors and texts of the project. */
  config: Partial<FlowConfig> | undefined;
};

/** Starts the tour at a step; every element is the one of the drawn page. */
function showStep({ scope, host }: PreviewPage, text: string) {
  const { tour, index, config }: TourPreviewProps = JSON.parse(text);
  const steps = tour.steps.map((step) => (step.selector ? { ...step, selector: previewTarget } : step));
  const parsed = parseTour({ ...tour, steps });
  if (!parsed) return () => undefined;
  const projectConfig = () => parseFlowConfig(config ?? {});
  const ignore = () => undefined;
  return startTour({
    scope,
    host,
    translate: createTranslate(projectConfig, outboundTexts),
    applyTheme: (container) => applyProjectTheme(container, projectConfig()),
    config: parsed,
    index,
    onStep: ignore,
    onEnd: ignore,
  });
}

/**
 * A step of a product tour as visitors see it, on a drawn page. Its buttons do nothing.
 *
 * @example <TourPreview tour={tour} index={0} config={flowConfig} />
 */
export function TourPreview({ tour, index, config }: TourPreviewProps) {
  // Only what is drawn starts the step again.
  const text = JSON.stringify({ tour, index, config });
  const start = useCallback((page: PreviewPage) => showStep(page, text), [text]);
  return <PagePreview title="Preview of the step" start={start} />;
}
