import type { Ad } from '@adlane/contract/ads/ads';
import { findBudgetFloor, formatMoney, getAdDigits } from '@adlane/contract/rules';
import { Button, Dialog, getLocale, translate } from '@adlane/ui';
import { Form, MoneyField } from '@adlane/ui/fields';

/** What has a budget: an ad or one of its ad sets. */
export type BudgetHolder = Pick<
  Ad,
  'name' | 'budget' | 'budget_type' | 'currency' | 'min_daily_budget' | 'startTime' | 'endTime'
>;

export type BudgetDialogProps<Holder extends BudgetHolder> = {
  /** What to change; the dialog is closed without one. */
  ad: Holder | undefined;
  /** Called with the new budget, in the smallest unit of the ad's currency. */
  onSave: (ad: Holder, budget: number) => void;
  /** Called on cancel, Escape and the close button. */
  onClose: () => void;
};

const formId = 'ad-budget';

/** Checks a typed budget: above zero, and not below what the platform accepts. */
function checkBudget(holder: BudgetHolder, budget: number | undefined): string | undefined {
  if (budget === undefined || budget <= 0) return 'Enter a budget above zero.';
  const floor = findBudgetFloor(holder.min_daily_budget ?? 1, holder);
  if (budget >= floor) return undefined;
  const amount = formatMoney(floor, holder.currency, getLocale());
  return holder.budget_type === 'daily'
    ? translate('The daily budget must be at least {amount}.', { amount })
    : translate('The lifetime budget must be at least {amount} for this schedule.', { amount });
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
                validate={(budget) => checkBudget(ad, budget)}
              />
            </form>
          )}
        </Form>
      ) : null}
    </Dialog>
  );
}
