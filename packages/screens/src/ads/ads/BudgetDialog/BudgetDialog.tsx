import type { Ad } from '@adlane/contract/ads/ads';
import { getAdDigits } from '@adlane/contract/rules';
import { Button, Dialog, translate } from '@adlane/ui';
import { Form, MoneyField } from '@adlane/ui/fields';

/** What has a budget: an ad or one of its ad sets. */
export type BudgetHolder = Pick<Ad, 'name' | 'budget' | 'budget_type' | 'currency'>;

export type BudgetDialogProps<Holder extends BudgetHolder> = {
  /** What to change; the dialog is closed without one. */
  ad: Holder | undefined;
  /** Called with the new budget, in the smallest unit of the ad's currency. */
  onSave: (ad: Holder, budget: number) => void;
  /** Called on cancel, Escape and the close button. */
  onClose: () => void;
};

const formId = 'ad-budget';

function checkBudget(budget: number | undefined): string | undefined {
  return budget === undefined || budget <= 0 ? 'Enter a budget above zero.' : undefined;
}

/** Changes the budget of an ad or ad set. The budget type is fixed by the platform. */
export function BudgetDialog<Holder extends BudgetHolder>({
  ad,
  onSave,
  onClose,
}: BudgetDialogProps<Holder>) {
  return (
    <Dialog
      open={ad !== undefined}
      onClose={onClose}
      title={translate('Change the budget')}
      size="xs"
      description={ad?.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {translate('Cancel')}
          </Button>
          <Button type="submit" form={formId}>
            {translate('Save')}
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
                label={ad.budget_type === 'daily' ? translate('Daily budget') : translate('Lifetime budget')}
                currency={ad.currency}
                digits={getAdDigits(ad.currency)}
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
