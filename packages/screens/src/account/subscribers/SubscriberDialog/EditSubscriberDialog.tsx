import { useApi } from '@adlane/api-client';
import { type Subscriber, SubscriberChange } from '@adlane/contract/account/subscribers';
import { successMessages } from '@adlane/contract/constants';
import { Dialog, toast, translate } from '@adlane/ui';
import { openVersion } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { SubscriberFields } from './SubscriberFields';

export type EditSubscriberDialogProps = {
  /** The dialog is closed without one. */
  subscriber: Subscriber | undefined;
  onClose: () => void;
};

const toValues = ({ business_name, first_name, last_name, phone, niche }: Subscriber) => ({
  business_name,
  first_name,
  last_name,
  phone,
  niche: niche ?? '',
});

function EditForm({ subscriber, onClose }: { subscriber: Subscriber; onClose: () => void }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const { id, niche } = subscriber;
  return (
    <RecordForm
      initialValues={toValues(subscriber)}
      version={openVersion('subscriber', subscriber, toValues)}
      body={SubscriberChange}
      onCancel={onClose}
      send={async (values, base_updated_at) => {
        const body = { ...values, niche: values.niche || null, base_updated_at };
        await client.subscribers.update({ params: { id }, body });
        toast({ tone: 'success', text: successMessages.saved });
        void queryClient.invalidateQueries({ queryKey: queries.subscribers.key() });
        onClose();
      }}
    >
      <SubscriberFields niche={niche} />
    </RecordForm>
  );
}

/** Changes the name, contact and niche of a subscriber. */
export function EditSubscriberDialog({ subscriber, onClose }: EditSubscriberDialogProps) {
  return (
    <Dialog
      open={subscriber !== undefined}
      onClose={onClose}
      title={translate('Edit the subscriber')}
      description={subscriber && translate('Signs in with {email}.', { email: subscriber.email })}
      size="md"
    >
      {subscriber ? <EditForm key={subscriber.id} subscriber={subscriber} onClose={onClose} /> : null}
    </Dialog>
  );
}
