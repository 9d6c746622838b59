import type { LaunchReview } from '@adlane/contract/ads/launches';
import { Alert, Box, Checkbox, translate } from '@adlane/ui';
import { type ConfirmedBudgets, changeConfirmed, isConfirmed, listQuestions } from './launchApproval';

export type BudgetQuestionsProps = {
  review: LaunchReview;
  /** Confirmed budgets, and how one is confirmed. */
  confirmed: ConfirmedBudgets;
  onConfirmed: (confirmed: ConfirmedBudgets) => void;
};

/** Lets the user confirm a budget that is unusual for the account or above the client's limit; nothing for any other. */
export function BudgetQuestions({ review, confirmed, onConfirmed }: BudgetQuestionsProps) {
  const questions = listQuestions(review);
  if (questions.length === 0) return null;
  const title = review.overLimit ? translate('Monthly budget limit') : translate('Unusual budget');
  return (
    <Alert tone="warning" title={title}>
      <Box display="grid" gap={2}>
        {questions.map((text) => (
          <span key={text}>{translate(text)}</span>
        ))}
        <Checkbox
          label={translate('This budget is correct')}
          checked={isConfirmed(review, confirmed)}
          onChange={({ target }) => onConfirmed(changeConfirmed(confirmed, review, target.checked))}
        />
      </Box>
    </Alert>
  );
}
