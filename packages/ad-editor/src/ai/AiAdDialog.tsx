import type { Platform } from '@adlane/contract/constants';
import { Box, Button, Dialog, StepPanel, toast, translate } from '@adlane/ui';
import { Form, FormSection, SelectField, TextAreaField, useForm, useFormState } from '@adlane/ui/fields';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { AdTextResults, type ListOfAd } from './AdTextResults';
import { type AiBrief, emptyBrief, promptFields } from './AiBrief';
import { AiProblem } from './AiProblem';
import { OfferSection } from './OfferSection';
import { PromptSuggestion } from './PromptSuggestion';
import { ToneChoice } from './ToneChoice';
import { type AdTextList, useAdTexts } from './useAdTexts';
import { useNicheOptions } from './useNicheOptions';
import { WaitMessage } from './WaitMessage';

export type AiAdDialogProps = {
  /** Whether the dialog is open. Input and results are preserved while it is closed. */
  open: boolean;
  /** Closes it. */
  onClose: () => void;
  /** Platform that the texts are written for. */
  platform: Platform;
  /** The lists that the platform's ads have. */
  lists: readonly ListOfAd[];
  /** Niche of the template, to begin with. */
  niche: string | null;
  /** Applies texts to the ad; one call is one undo step. */
  onUse: (texts: Partial<Record<AdTextList, readonly string[]>>) => void;
  /** Undoes the last apply. */
  onUndo: () => void;
};

/** Generate With AI (ads §2): offer and brief, then the texts of the whole ad, applied list by list. */
export function AiAdDialog(props: AiAdDialogProps) {
  const [initial] = useState(() => emptyBrief(props.niche));
  return (
    <Form<AiBrief> initialValues={initial} onSubmit={() => undefined} subscription={{}}>
      {() => <AiAdBody {...props} />}
    </Form>
  );
}

function AiAdBody({ open, onClose, platform, lists, onUse, onUndo }: AiAdDialogProps) {
  const form = useForm<AiBrief>();
  const { values: brief } = useFormState<AiBrief>({ subscription: { values: true } });
  const texts = useAdTexts(platform);
  const [used, setUsed] = useState<ReadonlySet<AdTextList>>(new Set());
  const { written, isWritingAll } = texts;

  function insertTexts(names: readonly AdTextList[]): void {
    if (!written) return;
    onUse(Object.fromEntries(names.map((name) => [name, written[name]])));
    setUsed((last) => new Set([...last, ...names]));
    toast({
      tone: 'success',
      text: 'Texts added to your ad.',
      action: {
        label: translate('Undo'),
        onClick: () => {
          onUndo();
          setUsed((last) => new Set([...last].filter((name) => !names.includes(name))));
        },
      },
    });
  }

  const state = isWritingAll ? 'writing' : written ? 'written' : 'asking';
  function write(about: AiBrief): void {
    setUsed(new Set());
    texts.writeAll(about);
  }
  function changeTone(adTone: string): AiBrief {
    const prompt = { ...brief.prompt, adTone };
    form.change('prompt', prompt);
    return { ...brief, prompt };
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={translate('Generate With AI')}
      description={written ? translate('Use what you like. You can edit the texts afterwards.') : undefined}
      footer={
        <AiAdFooter
          state={state}
          canWrite={brief.niche !== ''}
          onWrite={() => write(brief)}
          onBack={texts.startOver}
          onUseAll={() => insertTexts(lists.map(({ name }) => name))}
        />
      }
    >
      <StepPanel step={state}>
        {isWritingAll ? <WaitMessage /> : null}
        {!isWritingAll && written ? (
          <AdTextResults
            lists={lists}
            texts={texts}
            used={used}
            onTone={(tone) => write(changeTone(tone))}
            onUse={(name) => insertTexts([name])}
            onRegenerate={(name) => {
              setUsed((last) => new Set([...last].filter((each) => each !== name)));
              texts.writeOne(brief, name);
            }}
          />
        ) : null}
        {!isWritingAll && !written ? (
          <BriefFields onFill={(prompt) => form.change('prompt', prompt)} onTone={changeTone} />
        ) : null}
        <AiProblem error={texts.error} />
      </StepPanel>
    </Dialog>
  );
}

type BriefFieldsProps = {
  /** Replaces all fields of the prompt. */
  onFill: (prompt: AiBrief['prompt']) => void;
  onTone: (tone: string) => void;
};

function BriefFields({ onFill, onTone }: BriefFieldsProps) {
  const { values } = useFormState<AiBrief>({ subscription: { values: true } });
  const niches = useNicheOptions(values.niche);
  return (
    <>
      <SelectField
        name="niche"
        label={translate('Niche')}
        required
        placeholder={niches.isPending ? translate('Loading niches…') : translate('Choose a niche')}
        options={niches.options}
        hint={
          niches.isError ? translate("Couldn't load the niches. Close this dialog and try again.") : undefined
        }
      />
      <FormSection title={translate('Offer')}>
        <OfferSection />
      </FormSection>
      <FormSection
        title={translate('Brief')}
        description={translate('All fields are optional. More detail gives better texts.')}
      >
        <PromptSuggestion niche={values.niche} offer={values.offer} onFill={onFill} />
        {promptFields.map(({ name, label, ...rest }) => (
          <Box key={name} display="grid" gap={1}>
            <TextAreaField
              name={`prompt.${name}`}
              label={translate(label)}
              rows={2}
              hint={'hint' in rest ? translate(rest.hint) : undefined}
            />
            {name === 'adTone' ? <ToneChoice tone={values.prompt.adTone} onTone={onTone} /> : null}
          </Box>
        ))}
      </FormSection>
    </>
  );
}

type AiAdFooterProps = {
  state: 'asking' | 'writing' | 'written';
  canWrite: boolean;
  onWrite: () => void;
  onBack: () => void;
  onUseAll: () => void;
};

function AiAdFooter({ state, canWrite, onWrite, onBack, onUseAll }: AiAdFooterProps) {
  if (state === 'written') {
    return (
      <>
        <Button variant="ghost" onClick={onBack}>
          {translate('Change the brief')}
        </Button>
        <Button variant="secondary" onClick={onWrite}>
          {translate('Rewrite all')}
        </Button>
        <Button onClick={onUseAll}>{translate('Use all')}</Button>
      </>
    );
  }
  return (
    <Button startIcon={<Sparkles />} disabled={!canWrite} loading={state === 'writing'} onClick={onWrite}>
      {translate('Generate With AI')}
    </Button>
  );
}
