import { useApi } from '@adlane/api-client';
import { Box, Button, Dialog, Flex, QueryState, Skeleton, Stack, Text, toast, translate } from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLeavePayment } from '../useLeavePayment';
import { CardError, describeCardError } from './CardError';
import { loadStripe, type Stripe, type StripeElements } from './loadStripe';

export type CardDialogProps = {
  /** Whether it is open. */
  open: boolean;
  /** Called when it is closed without a change. */
  onClose: () => void;
  /** The agency whose card is changed. */
  agencyId: number;
};

type CardForm = { readonly stripe: Stripe; readonly elements: StripeElements };

/** Stores the entered card at Stripe and returns its id; the number never reaches our server. */
async function storeCard({ stripe, elements }: CardForm): Promise<string> {
  const { error, setupIntent } = await stripe.confirmSetup({ elements, redirect: 'if_required' });
  const method = setupIntent?.payment_method;
  const id = typeof method === 'string' ? method : method?.id;
  if (error || id === undefined)
    throw new CardError(error?.message ?? 'The card could not be stored. Try again.');
  return id;
}

function useCardForm() {
  const { client } = useApi();
  return useQuery({
    // Each opened dialog needs a new intent.
    queryKey: ['cardForm'],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
    queryFn: async (): Promise<CardForm> => {
      const intent = await client.billing.setupIntent();
      const stripe = await loadStripe(intent.script_url, intent.publishable_key);
      const isDark = document.documentElement.classList.contains('dark');
      const appearance = { theme: isDark ? ('night' as const) : ('stripe' as const) };
      return { stripe, elements: stripe.elements({ clientSecret: intent.client_secret, appearance }) };
    },
    meta: { statusesShownInPlace: [402, 503] },
  });
}

function useSaveCard(agencyId: number, onSaved: () => void) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (form: CardForm) => {
      const payment_method = await storeCard(form);
      return client.billing.updateCard({ params: { id: agencyId }, body: { payment_method } });
    },
    onSuccess: ({ message }) => {
      toast({ tone: 'success', text: message });
      onSaved();
      return queryClient.invalidateQueries({ queryKey: queries.billing.key() });
    },
    meta: { statusesShownInPlace: [402, 422, 503] },
  });
}

type CardContentProps = Pick<CardDialogProps, 'agencyId' | 'onClose'> & {
  readonly onSaved: () => void;
  readonly onEntered: (isEntered: boolean) => void;
};

function CardFields({ form, agencyId, onClose, onSaved, onEntered }: CardContentProps & { form: CardForm }) {
  const save = useSaveCard(agencyId, onSaved);
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    function mountFields() {
      const element = form.elements.create('payment');
      element.on('change', ({ empty }) => onEntered(!empty));
      if (place.current) element.mount(place.current);
      return () => element.destroy();
    },
    [form, onEntered],
  );
  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(form);
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <Box ref={place} minH={16} />
        {save.isError ? (
          <Text role="alert" color="fg.error" textStyle="sm">
            {describeCardError(save.error)}
          </Text>
        ) : null}
        <Flex justify="flex-end" gap={3}>
          <Button variant="secondary" onClick={onClose}>
            {translate('Cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {translate('Save card')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

function CardContent(props: CardContentProps) {
  const form = useCardForm();
  return (
    <QueryState
      query={form}
      errorTitle={translate('The card form could not be loaded')}
      describeError={describeCardError}
      loadingLabel={translate('Loading the card form')}
      loading={<Skeleton height={32} />}
    >
      {(loaded) => <CardFields {...props} form={loaded} />}
    </QueryState>
  );
}

/** Replaces the agency's card in the payment provider's own form (ads §7, Billing). */
export function CardDialog({ open, onClose, agencyId }: CardDialogProps) {
  const { leave, close, onEntered, prompt } = useLeavePayment(onClose);
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={translate('Payment card')}
      description={translate(
        'Future payments are charged to this card. Its number goes to the payment provider only.',
      )}
    >
      <CardContent agencyId={agencyId} onClose={leave} onSaved={close} onEntered={onEntered} />
      {prompt}
    </Dialog>
  );
}
