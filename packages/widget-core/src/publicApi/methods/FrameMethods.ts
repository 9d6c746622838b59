import type { FlowOptions } from '../../widget/createPanel';
import type { Fields } from './Fields';

/** The widget's frame and its button. Before the session is ready, calls wait for it in order. */
export type FrameMethods = {
  /**
   * Opens the widget at its home.
   * @example
   * helpLink.onclick = () => Adlane.open();
   */
  readonly open: () => void;
  /**
   * Closes the widget.
   * @example
   * Adlane.close();
   */
  readonly close: () => void;
  /**
   * Closes the widget: the older name of `close`.
   * @example
   * Adlane.hide();
   */
  readonly hide: () => void;
  /**
   * Returns whether the widget or its capture editor covers the page.
   * @example
   * if (!Adlane.isOpened()) Adlane.open();
   */
  readonly isOpened: () => boolean;
  /**
   * Shows or hides the feedback button. Configurations without a button stay without one.
   * @default true
   * @example
   * Adlane.showFeedbackButton(false);
   */
  readonly showFeedbackButton: (isShown: boolean) => void;
  /**
   * Opens one of the project's forms.
   * @param flow the form's name, `bugreporting`
   * @param showBackButton whether the visitor can go back to the widget's home; default false
   * @example
   * Adlane.startFeedbackFlow('bugreporting', true);
   */
  readonly startFeedbackFlow: (flow: string, showBackButton?: boolean) => void;
  /**
   * Opens one of the project's forms with options.
   * @param isSurvey whether to show the form as a survey; default false
   * @example
   * Adlane.startFeedbackFlowWithOptions('bugreporting', { autostartDrawing: true });
   */
  readonly startFeedbackFlowWithOptions: (flow: string, options?: FlowOptions, isSurvey?: boolean) => void;
  /**
   * Opens one of the project's forms: the older name of `startFeedbackFlow`.
   * @example
   * Adlane.startClassicForm('contact');
   */
  readonly startClassicForm: (flow: string, showBackButton?: boolean) => void;
  /**
   * Fills fields of the form that opens next.
   * @param data values by the field's name; fields that the form does not have are ignored
   * @example
   * Adlane.preFillForm({ email: 'ada@example.com', description: 'On the checkout page: ' });
   */
  readonly preFillForm: (data: Fields) => void;
};
