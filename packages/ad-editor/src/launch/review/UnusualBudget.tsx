import { Alert, Box, Checkbox, translate } from '@adlane/ui';

export type UnusualBudgetProps = {
  /** Why the budget is unusual, in the server's words. */
  text: string;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
};

/** Lets the user confirm a budget that is unusual for the account, before it can be launched. */
export function UnusualBudget({ text, isConfirmed, onConfirm }: UnusualBudgetProps) {
  return (
    <Alert tone="warning" title={translate('Unusual budget')}>
      <Box display="grid" gap={2}>
        {translate(text)}
        <Checkbox
          label={translate('This budget is correct')}
          checked={isConfirmed}
          onChange={({ target }) => onConfirm(target.checked)}
        />
      </Box>
    </Alert>
  );
}
