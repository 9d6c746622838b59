import { useApi } from '@adlane/api-client';
import { SubscriberForm } from '@adlane/contract/account/subscribers';
import { type PlanType, planTypes, successMessages } from '@adlane/contract/constants';
import { Dialog, toast, translate } from '@adlane/ui';
import { SelectField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { formatPlanType } from '../../../shared/format/planTexts';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { SubscriberFields } from './SubscriberFields';

export type AddSubscriberDialogProps = {
  open: boolean;
  onClose: () => void;
};

const listPlanOptions = () => planTypes.map((value) => ({ value, label: formatPlanType(value) }));

const emptySubscriber = {
  business_name: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  niche: '',
  plan_type: 'new_monthly' satisfies PlanType as PlanType,
};

/** Opens an account with a plan for an agency. */
export function AddSubscriberDialog({ open, onClose }: AddSubscriberDialogProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('Add a subscriber')}
      description={translate('The owner gets an email with a link to choose a password. Nothing is charged.')}
      size="md"
    >
      <RecordForm
        initialValues={emptySubscriber}
        body={SubscriberForm}
        submitLabel={translate('Add subscriber')}
        onCancel={onClose}
        send={async (values) => {
          await client.subscribers.create({ body: { ...values, niche: values.niche || null } });
          toast({ tone: 'success', text: successMessages.subscriberCreated });
          void queryClient.invalidateQueries({ queryKey: queries.subscribers.key() });
          onClose();
        }}
      >
        <SubscriberFields withEmail />
        <SelectField name="plan_type" label={translate('Plan')} options={listPlanOptions()} required />
      </RecordForm>
    </Dialog>
  );
}
