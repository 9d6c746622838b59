import { type InsertMap, toDay } from '@adlane/contract/rules';
import { Box, Button, Drawer, SkeletonText, StepPanel, Stepper, translate } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import { useRef } from 'react';
import { FieldAssist } from '../assist/FieldAssist';
import type { TemplateDraft } from '../draft/templateDraft';
import { focusField } from '../editor/TemplateEditor/frame/editorFocus';
import { FailedQuery } from '../failure/FailedQuery';
import { HistoryButtons } from '../form/HistoryButtons';
import { handleShortcut } from '../form/handleShortcut';
import { submitStep } from '../form/submitStep';
import { useDiscardPrompt } from '../form/useDiscardPrompt';
import { useDraftHistory } from '../form/useDraftHistory';
import { GoogleAdFields } from '../google/AdTab/GoogleAdFields';
import { GoogleAccountStep } from '../google/GoogleLaunchDrawer/GoogleAccountStep';
import { GoogleConfirmStep } from '../google/GoogleLaunchDrawer/GoogleConfirmStep';
import { toEditorField } from '../google/GoogleLaunchDrawer/googleLaunchBody';
import type { GoogleLaunchFlow } from '../google/GoogleLaunchDrawer/useGoogleLaunch';
import { GooglePreview } from '../google/GooglePreview';
import { ClearedNote } from '../google/launchFields/ClearedNote';
import { type ClearedAmounts, useLaunchAmounts } from '../google/launchFields/useLaunchAmounts';
import { GoogleSettings } from '../google/SettingsTab/GoogleSettings';
import { LaunchFooter } from '../launch/LaunchDrawer/LaunchFooter';
import { getShownStep } from '../launch/launchDrawer.machine';
import type { LaunchFix } from '../launch/launchFix';
import { LaunchProgress } from '../launch/review/LaunchProgress';
import { EditorColumns } from '../layout/EditorColumns';
import type { InstantGoogleDrawerProps } from './InstantGoogleDrawerProps';
import { findInstantGoogleStep, type InstantGoogleStep, instantGoogleSteps } from './instantGoogleForm';

export type InstantGooglePanelProps = InstantGoogleDrawerProps & {
  flow: GoogleLaunchFlow;
  /** Smart inserts that texts may use. */
  inserts: InsertMap;
  step: InstantGoogleStep;
  onStep: (step: InstantGoogleStep) => void;
};

const stepLabels: Readonly<Record<InstantGoogleStep, string>> = {
  ad: 'Ad',
  audience: 'Audience and budget',
  account: 'Account',
  confirm: 'Confirm',
};

type StepProps = InstantGooglePanelProps & {
  onFix: (fix: LaunchFix) => void;
  cleared: ClearedAmounts | undefined;
};

function AudienceStep({ flow: { account, choice }, cleared }: StepProps) {
  if (account === undefined) return null;
  const { id, name, currency, timezone } = account;
  return (
    <>
      <ClearedNote cleared={cleared} account={account} />
      <GoogleSettings
        account={{ id, name, currency, isPending: false }}
        today={toDay(choice.now, timezone)}
        readOnly={false}
      />
    </>
  );
}

function AccountStep({ flow, isAgency, connectHref }: StepProps) {
  const { accounts } = flow;
  if (accounts.data) {
    const list = accounts.data.data;
    return <GoogleAccountStep flow={flow} accounts={list} isAgency={isAgency} connectHref={connectHref} />;
  }
  return accounts.isError ? (
    <FailedQuery title={translate("Couldn't load accounts")} query={accounts} />
  ) : (
    <SkeletonText lines={6} />
  );
}

function CurrentStep(props: StepProps) {
  const { flow, inserts, step, connectHref, insertsHref, onFix } = props;
  switch (step) {
    case 'ad':
      return (
        <FieldAssist inserts={inserts}>
          <EditorColumns aside={<GooglePreview as="pane" />} narrow="hidden">
            <GoogleAdFields readOnly={false} insertsHref={insertsHref} />
          </EditorColumns>
        </FieldAssist>
      );
    case 'audience':
      return <AudienceStep {...props} />;
    case 'account':
      return <AccountStep {...props} />;
    case 'confirm':
      return (
        <GoogleConfirmStep
          flow={flow}
          name={flow.terms.campaignName}
          connectHref={connectHref}
          onFix={onFix}
        />
      );
  }
}

type FormFooterProps = InstantGooglePanelProps & { onCancel: () => void; onNext: () => void };

function FormFooter({ flow, step, onStep, onCancel, onNext }: FormFooterProps) {
  const before = instantGoogleSteps[instantGoogleSteps.indexOf(step) - 1];
  const needsAccount = step === 'account' || step === 'audience';
  const hasNext = needsAccount ? flow.account !== undefined : step !== 'confirm';
  return (
    <>
      <Button variant="secondary" onClick={before === undefined ? onCancel : () => onStep(before)}>
        {before === undefined ? translate('Cancel') : translate('Back')}
      </Button>
      {hasNext ? <Button onClick={onNext}>{translate('Continue')}</Button> : null}
      {step === 'confirm' ? (
        <Button disabled={!flow.canSend} onClick={flow.send}>
          {translate('Launch ad')}
        </Button>
      ) : null}
    </>
  );
}

/** The form with undo and redo, or the progress of the launch. */
function PanelContent(props: StepProps) {
  const { flow, step, onStep, connectHref, onFix } = props;
  const { run } = flow;
  const history = useDraftHistory(useForm<TemplateDraft>());
  const shortcuts = { save: () => undefined, undo: history.undo, redo: history.redo };
  if (run.state.at !== 'form') {
    return (
      <LaunchProgress
        state={run.state}
        launch={run.launch}
        hasChoice
        connectHref={connectHref}
        onFix={onFix}
      />
    );
  }
  return (
    <Box
      display="grid"
      gap={6}
      gridTemplateColumns="minmax(0, 1fr)"
      onKeyDown={(event) => handleShortcut(event, shortcuts)}
    >
      <Box display="flex" alignItems="center" gap={2}>
        <Box flex="1" minW={0}>
          <Stepper
            label={translate('Launch steps')}
            steps={instantGoogleSteps.map((each) => translate(stepLabels[each]))}
            current={instantGoogleSteps.indexOf(step)}
            onStep={(index) => onStep(instantGoogleSteps[index] ?? 'ad')}
          />
        </Box>
        <HistoryButtons history={history} />
      </Box>
      <CurrentStep {...props} />
    </Box>
  );
}

/** The drawer over the form of an instant Google launch. */
export function InstantGooglePanel(props: InstantGooglePanelProps) {
  const { open, onClose, flow, onStep, launchedAdsHref } = props;
  const { run, canSend, send } = flow;
  const form = useForm<TemplateDraft>();
  const contentRef = useRef<HTMLDivElement>(null);
  const cleared = useLaunchAmounts(flow.account?.currency);
  const { leave, prompt } = useDiscardPrompt(run.state.at !== 'form', onClose);
  const onFix = (fix: LaunchFix) => {
    if (fix.in === 'connections') return;
    // Google's answers name the fields of the launch; the form has them under the template's.
    const field = toEditorField(fix.in === 'launch' ? fix.name : fix.field);
    if (field === undefined) return onStep('account');
    onStep(findInstantGoogleStep(field));
    focusField(contentRef.current, field);
  };
  return (
    <>
      <Drawer
        open={open}
        onClose={leave}
        size="lg"
        title={translate('Instant Google launch')}
        description={translate("Create and launch an ad now. It isn't saved as a template.")}
        footer={
          run.state.at === 'form' ? (
            <FormFooter {...props} onCancel={leave} onNext={() => submitStep(form, contentRef.current)} />
          ) : (
            <LaunchFooter
              run={run}
              canSend={canSend}
              onNext={onClose}
              onSend={send}
              onClose={onClose}
              launchedAdsHref={launchedAdsHref}
              onAgain={props.isAgency ? flow.onAgain : undefined}
            />
          )
        }
      >
        <Box ref={contentRef}>
          <StepPanel step={getShownStep(run.state, props.step)}>
            <PanelContent {...props} onFix={onFix} cleared={cleared} />
          </StepPanel>
        </Box>
      </Drawer>
      {prompt}
    </>
  );
}
