import { Grid } from '@adlane/ui';
import { ComboboxField, TextField } from '@adlane/ui/fields';
import { useNicheOptions } from '../../shared/lists/useNicheOptions';

export type SubscriberFieldsProps = {
  /** The stored niche. */
  niche?: string | null;
  /** Shows the email, which cannot be changed later. */
  withEmail?: boolean;
};

/** Fields of an agency and its owner. */
export function SubscriberFields({ niche = null, withEmail = false }: SubscriberFieldsProps) {
  const niches = useNicheOptions(niche);
  return (
    <>
      <TextField name="business_name" label="Agency name" required />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
        <TextField name="first_name" label="First name" required />
        <TextField name="last_name" label="Last name" required />
        {withEmail ? <TextField name="email" label="Email" type="email" required /> : null}
        <TextField name="phone" label="Phone" type="tel" />
        <ComboboxField name="niche" label="Niche" options={niches} placeholder="No niche" />
      </Grid>
    </>
  );
}
