import type { LaunchBlocker, LaunchReview } from '@adlane/contract/ads/launches';
import { toSubmissionErrors, useForm } from '@adlane/ui/fields';
import { type RefObject, useState } from 'react';
import { focusField } from '../editor/TemplateEditor/frame/editorFocus';
import { submitStep } from '../form/submitStep';
import { findFix, type LaunchFix } from '../launch/launchFix';
import { approve, type ConfirmedBudgets } from '../launch/review/launchApproval';
import { isAdvancedSetting } from '../launch/stepByField';
import { type BulkForm, type BulkRow, type BulkStep, findBulkPlace, rowKey, toBulkLaunch } from './bulkForm';
import { isRefused } from './runs/bulkRuns';
import { type BulkLaunches, useBulkRuns } from './runs/useBulkRuns';

/** Where an instant launch is: at a step of its form, or under way. */
export type BulkFlow = {
  readonly step: BulkStep;
  readonly onStep: (step: BulkStep) => void;
  /** Goes on to the next step, or to the first wrong field of this one. */
  readonly next: () => void;
  readonly running: BulkLaunches;
  /** Handed in: the form is put away. */
  readonly isRunning: boolean;
  readonly isAdvancedOpen: boolean;
  readonly onAdvanced: (isOpen: boolean) => void;
  /** Hands in a launch for each row, each approved with its review. */
  readonly send: (reviews: readonly (LaunchReview | undefined)[]) => void;
  /** Reviews whose budget the user confirmed. */
  readonly confirmed: ConfirmedBudgets;
  readonly onConfirmed: (confirmed: ConfirmedBudgets) => void;
  /** Back to what can still be changed. */
  readonly backToForm: () => void;
  readonly leaveOut: (row: BulkRow) => void;
  /** Goes where a row's blocker is mended: to its step, with the message at the field and the focus on it. */
  readonly fix: (where: LaunchFix, index: number, blockers: readonly LaunchBlocker[]) => void;
};

export type FlowOptions = {
  step: BulkStep;
  onStep: (step: BulkStep) => void;
  /** Errors that the next submission shows at the fields. */
  foundRef: RefObject<object | undefined>;
  /** Around the form's fields. */
  contentRef: RefObject<HTMLElement | null>;
  /** Leaves for a field of the template; absent for an ad that is written here. */
  onFixField?: ((field: string) => void) | undefined;
};

/** Converts the server's errors of one row's launch to errors of the form. */
function toErrors(blockers: readonly LaunchBlocker[], index: number, form: BulkForm): object {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of blockers) {
    const place = findBulkPlace(findFix(field, true), index, form);
    if (place) errors[place.path] ??= [message];
  }
  return toSubmissionErrors({ message: '', errors });
}

/** The way of an instant launch from its form to its end. */
export function useBulkFlow({ step, onStep, foundRef, contentRef, onFixField }: FlowOptions): BulkFlow {
  const form = useForm<BulkForm>();
  const running = useBulkRuns();
  const [isRunning, setRunning] = useState(false);
  const [isAdvancedOpen, onAdvanced] = useState(false);
  const [confirmed, onConfirmed] = useState<ConfirmedBudgets>(new Set());
  const rows = () => form.getState().values.rows;

  /** An accepted row is a separate launch and no longer part of the form. */
  function changeable(): readonly BulkRow[] {
    return rows().filter((row) => {
      const run = running.runs[rowKey(row)];
      return run === undefined || isRefused(run);
    });
  }

  function backToForm(): void {
    setRunning(false);
    form.change('rows', changeable());
  }

  function send(reviews: readonly (LaunchReview | undefined)[]): void {
    const { values } = form.getState();
    setRunning(true);
    running.send(
      values.rows.map((row, index) => ({
        row: rowKey(row),
        launch: approve(toBulkLaunch(values, row), reviews[index]),
      })),
    );
  }

  function fix(where: LaunchFix, index: number, blockers: readonly LaunchBlocker[]): void {
    const row = rows()[index];
    if (isRunning) backToForm();
    const at = rows().findIndex((each) => each === row);
    if (where.in === 'editor' && onFixField) return onFixField(where.field);
    const { values } = form.getState();
    const place = findBulkPlace(where, at, values);
    if (!place) return;
    foundRef.current = toErrors(blockers, at, values);
    void form.submit();
    onStep(place.step);
    if (isAdvancedSetting(place.path)) onAdvanced(true);
    else focusField(contentRef.current, place.path);
  }

  return {
    step,
    onStep,
    next: () => submitStep(form, contentRef.current),
    running,
    isRunning,
    isAdvancedOpen,
    onAdvanced,
    send,
    confirmed,
    onConfirmed,
    backToForm,
    leaveOut: (row) =>
      form.change(
        'rows',
        rows().filter((each) => each !== row),
      ),
    fix,
  };
}
