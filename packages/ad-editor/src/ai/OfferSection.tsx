import { useApi } from '@adlane/api-client';
import { messages } from '@adlane/contract/rules';
import { Box, Button, translate } from '@adlane/ui';
import { RadioGroupField, TextField, useForm, useFormState } from '@adlane/ui/fields';
import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { AiBrief } from './AiBrief';
import { AiProblem, aiMeta } from './AiProblem';
import { WaitMessage } from './WaitMessage';

/** The offer of an ad (ads §2): one of those that the AI suggests for the niche, or one's own words. */
export function OfferSection() {
  const { client } = useApi();
  const form = useForm<AiBrief>();
  const { values } = useFormState<AiBrief>({ subscription: { values: true } });
  const [isNicheMissing, setNicheMissing] = useState(false);
  const suggestion = useMutation({
    mutationFn: () =>
      client.ai.offerText({ body: { niche: values.niche, services: values.prompt.services } }),
    meta: aiMeta,
  });
  const offers = suggestion.data?.offers ?? [];

  function suggestOffers(): void {
    setNicheMissing(values.niche === '');
    if (values.niche === '') {
      // The list of niches is above.
      form.focus('niche');
      return;
    }
    suggestion.mutate();
  }

  return (
    <Box display="grid" gap={4}>
      <RadioGroupField
        name="offerFrom"
        label={translate('Offer name')}
        inline
        options={[
          { value: 'suggestion', label: translate('AI Suggestion') },
          { value: 'own', label: translate('Write Your Own') },
        ]}
      />
      {values.offerFrom === 'own' ? <TextField name="offer" label={translate('Your offer')} /> : null}
      {values.offerFrom === 'suggestion' && !suggestion.isPending ? (
        <Box display="grid" gap={3} justifyItems="start">
          {offers.length > 0 ? (
            <RadioGroupField
              name="offer"
              label={translate('Suggested offers')}
              options={offers.map((offer) => ({ value: offer, label: offer }))}
            />
          ) : null}
          <Button variant="secondary" size="sm" startIcon={<Sparkles />} onClick={suggestOffers}>
            {offers.length > 0 ? translate('Suggest more') : translate('Suggest offers')}
          </Button>
          {isNicheMissing && values.niche === '' ? (
            <Box role="alert" textStyle="xs" color="fg.error" fontWeight="medium">
              {messages.nicheBeforeOffers}
            </Box>
          ) : null}
        </Box>
      ) : null}
      {suggestion.isPending ? <WaitMessage /> : null}
      <AiProblem error={suggestion.error} />
    </Box>
  );
}
