import { useApi } from '@adlane/api-client';
import { type Client, ClientForm } from '@adlane/contract/account/clients';
import { successMessages } from '@adlane/contract/constants';
import { Dialog, Grid, toast, translate } from '@adlane/ui';
import { CheckboxField, TextField } from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { NicheField } from '../../../shared/lists/NicheField';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';

export type AddClientDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Called with the added client. */
  onAdded: (client: Client) => void;
};

const emptyClient = {
  business_name: '',
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  niche: '',
  send_invite: true,
};

function ClientFields() {
  return (
    <>
      <TextField
        name="business_name"
        label={translate('Business name')}
        autoComplete="organization"
        required
      />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
        <TextField name="first_name" label={translate('First name')} required />
        <TextField name="last_name" label={translate('Last name')} />
        <TextField name="email" label={translate('Email')} type="email" required />
        <TextField name="phone" label={translate('Phone')} type="tel" />
      </Grid>
      <NicheField />
      <CheckboxField
        name="send_invite"
        label={translate('Send an invitation')}
        hint={translate('The client gets an email with a link to choose a password.')}
      />
    </>
  );
}

/** Adds a client, and invites it if wanted. */
export function AddClientDialog({ open, onClose, onAdded }: AddClientDialogProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  return (
    <Dialog open={open} onClose={onClose} title={translate('Add a client')} size="md">
      <RecordForm
        initialValues={emptyClient}
        body={ClientForm}
        submitLabel={translate('Add client')}
        onCancel={onClose}
        send={async (values) => {
          const added = await client.clients.store({ body: { ...values, niche: values.niche || null } });
          toast({
            tone: 'success',
            text: values.send_invite ? successMessages.invitationSent : successMessages.created,
          });
          void queryClient.invalidateQueries({ queryKey: queries.clients.key() });
          onClose();
          onAdded(added);
        }}
      >
        <ClientFields />
      </RecordForm>
    </Dialog>
  );
}
