import type { LaunchBlocker } from '@adlane/contract/launches';
import { toSubmissionErrors, useForm } from '@adlane/ui/fields';
import { type RefObject, useState } from 'react';
import { focusField } from '../editor/TemplateEditor/editorFocus';
import { findFix, type LaunchFix } from '../launch/launchFix';
import { isAdvancedSetting } from '../launch/launchForm';
import {
  findInstantPlace,
  type InstantForm,
  type InstantRow,
  type InstantStep,
  rowKey,
  toInstantLaunch,
} from './instantLaunchForm';
import { isRefused } from './instantRuns';
import { type InstantLaunches, useInstantRuns } from './useInstantRuns';

/** Where an instant launch is: at a step of its form, or under way. */
export type InstantFlow = {
  readonly step: InstantStep;
  readonly onStep: (step: InstantStep) => void;
  readonly running: InstantLaunches;
  /** Handed in: the form is put away. */
  readonly isRunning: boolean;
  readonly isAdvancedOpen: boolean;
  readonly onAdvanced: (isOpen: boolean) => void;
  /** Hands in a launch for each row. */
  readonly send: () => void;
  /** Back to what can still be changed. */
  readonly backToForm: () => void;
  readonly leaveOut: (row: InstantRow) => void;
  /** Goes where a row's blocker is mended: to its step, with the message at the field and the focus on it. */
  readonly fix: (where: LaunchFix, index: number, blockers: readonly LaunchBlocker[]) => void;
};

export type FlowOptions = {
  step: InstantStep;
  onStep: (step: InstantStep) => void;
  /** Errors that the next submission shows at the fields. */
  foundRef: RefObject<object | undefined>;
  /** Around the form's fields. */
  contentRef: RefObject<HTMLElement | null>;
};

/** Converts the server's errors of one row's launch to errors of the form. */
function toErrors(blockers: readonly LaunchBlocker[], index: number): object {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of blockers) {
    const place = findInstantPlace(findFix(field, true), index);
    if (place) errors[place.path] ??= [message];
  }
  return toSubmissionErrors({ message: '', errors });
}

/** The way of an instant launch from its form to its end. */
export function useInstantFlow({ step, onStep, foundRef, contentRef }: FlowOptions): InstantFlow {
  const form = useForm<InstantForm>();
  const running = useInstantRuns();
  const [isRunning, setRunning] = useState(false);
  const [isAdvancedOpen, onAdvanced] = useState(false);
  const rows = () => form.getState().values.rows;

  /** An accepted row is a separate launch and no longer part of the form. */
  function changeable(): readonly InstantRow[] {
    return rows().filter((row) => {
      const run = running.runs[rowKey(row)];
      return run === undefined || isRefused(run);
    });
  }

  function backToForm(): void {
    setRunning(false);
    form.change('rows', changeable());
  }

  function send(): void {
    const { values } = form.getState();
    setRunning(true);
    running.send(values.rows.map((row) => ({ row: rowKey(row), body: toInstantLaunch(values, row) })));
  }

  function fix(where: LaunchFix, index: number, blockers: readonly LaunchBlocker[]): void {
    const row = rows()[index];
    if (isRunning) backToForm();
    const at = rows().findIndex((each) => each === row);
    const place = findInstantPlace(where, at);
    if (!place) return;
    foundRef.current = toErrors(blockers, at);
    void form.submit();
    onStep(place.step);
    if (isAdvancedSetting(place.path)) onAdvanced(true);
    else focusField(contentRef.current, place.path);
  }

  return {
    step,
    onStep,
    running,
    isRunning,
    isAdvancedOpen,
    onAdvanced,
    send,
    backToForm,
    leaveOut: (row) =>
      form.change(
        'rows',
        rows().filter((each) => each !== row),
      ),
    fix,
  };
}
