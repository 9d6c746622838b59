import type { Ad } from '@adlane/contract/ads';
import { Button, Dialog } from '@adlane/ui';
import { Form, MoneyField } from '@adlane/ui/fields';

export type BudgetDialogProps = {
  /** The ad to change; the dialog is closed without one. */
  ad: Ad | undefined;
  /** Called with the new budget, in the smallest unit of the ad's currency. */
  onSave: (ad: Ad, budget: number) => void;
  /** Called on cancel, Escape and the close button. */
  onClose: () => void;
};

const formId = 'ad-budget';

function checkBudget(budget: number | undefined): string | undefined {
  return budget === undefined || budget <= 0 ? 'Enter a budget above zero.' : undefined;
}

/** Changes an ad's budget. The budget type is fixed by the platform. */
export function BudgetDialog({ ad, onSave, onClose }: BudgetDialogProps) {
  return (
    <Dialog
      open={ad !== undefined}
      onClose={onClose}
      title="Change the budget"
      size="xs"
      description={ad?.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      {ad ? (
        <Form<{ budget?: number }>
          initialValues={{ budget: ad.budget }}
          onSubmit={({ budget }) => {
            if (budget !== undefined && budget !== ad.budget) onSave(ad, budget);
            onClose();
          }}
        >
          {({ handleSubmit }) => (
            <form id={formId} onSubmit={(event) => void handleSubmit(event)} noValidate>
              <MoneyField
                name="budget"
                label={ad.budget_type === 'daily' ? 'Daily budget' : 'Lifetime budget'}
                currency={ad.currency}
                required
                validate={checkBudget}
              />
            </form>
          )}
        </Form>
      ) : null}
    </Dialog>
  );
}
