import { campaignStructureLabels, campaignStructures } from '@adlane/contract/constants';
import { ConfirmDialog, FieldShell, Select, translate } from '@adlane/ui';
import { useForm, useFormField } from '@adlane/ui/fields';
import { useState } from 'react';
import type { TemplateDraft } from '../../draft/templateDraft';
import { translateOptions } from '../../form/translateOptions';
import { changeTexts, hasDefaultsToReset } from '../changeTexts';

type Structure = TemplateDraft['templateContent']['campaignStructure'];

const options = campaignStructures.map((value) => ({ value, label: campaignStructureLabels[value] }));

const hints: Readonly<Record<Structure, string>> = {
  one_adset_multiple_ads: 'One audience and budget; each set of texts becomes an ad.',
  multiple_adsets_one_ad: 'Each set of texts gets its own ad set with a share of the budget.',
  dynamic: 'One ad: Facebook shows the best combinations of texts and media.',
};

/** How the campaign is laid out. Another structure makes the first text of each list its default again (ads §4). */
export function StructureField({ readOnly }: { readOnly: boolean }) {
  const form = useForm<TemplateDraft>();
  const { input, error, finding } = useFormField<Structure>('templateContent.campaignStructure');
  const [asked, setAsked] = useState<Structure>();
  const content = () => form.getState().values.templateContent;

  function change(to: Structure): void {
    setAsked(undefined);
    form.change('templateContent', changeTexts(content(), { type: 'structure', to }));
  }

  return (
    <>
      <FieldShell
        label={translate('Campaign structure')}
        hint={translate(hints[input.value])}
        error={error ?? finding}
      >
        {(control) => (
          <Select
            {...control}
            name={input.name}
            disabled={readOnly}
            options={translateOptions(options)}
            value={input.value}
            onBlur={() => input.onBlur()}
            onFocus={() => input.onFocus()}
            onChange={({ target }) => {
              const to = campaignStructures.find((each) => each === target.value);
              if (to && hasDefaultsToReset(content())) setAsked(to);
              else if (to) change(to);
            }}
          />
        )}
      </FieldShell>
      <ConfirmDialog
        open={asked !== undefined}
        title={translate('Change the campaign structure?')}
        confirmLabel={translate('Change structure')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && change(asked)}
      >
        {translate(
          'This resets the defaults to the first ad text, headline and sub-headline. You can undo this.',
        )}
      </ConfirmDialog>
    </>
  );
}
