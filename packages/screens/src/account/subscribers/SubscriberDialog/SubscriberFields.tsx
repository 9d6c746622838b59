import { Grid, translate } from '@adlane/ui';
import { TextField } from '@adlane/ui/fields';
import { NicheField } from '../../../shared/lists/NicheField';

export type SubscriberFieldsProps = {
  /** The stored niche. */
  niche?: string | null;
  /** Shows the email, which cannot be changed later. */
  withEmail?: boolean;
};

/** Fields of an agency and its owner. */
export function SubscriberFields({ niche = null, withEmail = false }: SubscriberFieldsProps) {
  return (
    <>
      <TextField name="business_name" label={translate('Agency name')} required />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
        <TextField name="first_name" label={translate('First name')} required />
        <TextField name="last_name" label={translate('Last name')} required />
        {withEmail ? <TextField name="email" label={translate('Email')} type="email" required /> : null}
        <TextField name="phone" label={translate('Phone')} type="tel" />
        <NicheField current={niche} />
      </Grid>
    </>
  );
}
