import { readAppConfig } from '../config/appConfig';
import { startFeedbackWidget } from './feedbackWidget';

/** Loads the feedback widget of the page's settings, if there is one. */
export function startConfiguredWidget(page: Document): void {
  const { widget } = readAppConfig(page);
  if (widget) startFeedbackWidget(widget, page);
}
