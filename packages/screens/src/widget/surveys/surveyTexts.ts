import type { SurveyRow } from '@adlane/contract/widget/surveys/manage';
import type { Tone } from '@adlane/ui';
import { translate } from '@adlane/ui';
import type { Confirmation } from '../../shared/confirm/useConfirmation';

/** Badge of each status of a survey. */
export const surveyBadges: Readonly<
  Record<SurveyRow['status'], { readonly tone: Tone; readonly text: string }>
> = {
  draft: { tone: 'neutral', text: 'Draft' },
  live: { tone: 'positive', text: 'Live' },
  archived: { tone: 'neutral', text: 'Archived' },
};

/** Formats the share of visitors who answered of those who opened: '74%'; a dash if none opened it. */
export function formatCompletion({ opened, answered }: Pick<SurveyRow, 'opened' | 'answered'>): string {
  return opened === 0 ? '–' : `${Math.round((answered / opened) * 100)}%`;
}

/** Prompt before a survey is deleted. */
export function deleteSurveyPrompt({
  title,
  responses,
}: Pick<SurveyRow, 'title' | 'responses'>): Confirmation {
  const lost =
    responses === 0
      ? translate('It has no responses yet.')
      : translate('Its responses are deleted too: {count}. Export them first if you need them.', {
          count: responses,
        });
  return {
    title: translate('Delete {name}?', { name: title }),
    text: translate("{lost} Messages and pages can't open it any more. You can't undo this.", { lost }),
    confirmLabel: translate('Delete survey'),
  };
}

/** Prompt before a survey is archived. */
export function archiveSurveyPrompt(title: string): Confirmation {
  return {
    title: translate('Archive {name}?', { name: title }),
    text: translate('Visitors can no longer open it. Its responses stay, and you can publish it again.'),
    confirmLabel: translate('Archive survey'),
  };
}
