import type { InsertMap } from '@adlane/contract/rules';
import { Box, StepPanel, Stepper, translate } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { FieldAssist } from '../../assist/FieldAssist';
import { SettingsTab } from '../../facebook/settings/SettingsTab/SettingsTab';
import { HistoryButtons } from '../../form/HistoryButtons';
import type { FormHistory } from '../../form/useDraftHistory';
import type { LaunchAssets } from '../../launch/launchAssets';
import { type BulkForm, type BulkStep, listBulkSteps } from '../bulkForm';
import { countRuns } from '../runs/bulkRuns';
import type { BulkFlow } from '../useBulkFlow';
import { AdStep, type AdStepProps } from './AdStep';
import { ClientsStep } from './ClientsStep';
import { ConfirmRows } from './ConfirmRows';
import { RunList } from './RunList';

export type BulkStepsProps = Omit<AdStepProps, 'clientId'> & {
  flow: BulkFlow;
  assets: LaunchAssets;
  inserts: InsertMap;
  history: FormHistory;
  connectHref: string | undefined;
};

const stepLabels: Readonly<Record<BulkStep, string>> = {
  clients: 'Clients and budget',
  ad: 'Ad',
  audience: 'Audience',
  confirm: 'Confirm',
};

type ShownProps = Omit<BulkStepsProps, 'history'>;

/** Whether another account or page could be chosen. */
function hasChoice({ accounts, pages }: LaunchAssets): boolean {
  return accounts.filter(({ status }) => status === 'Active').length > 1 || pages.length > 1;
}

function Confirm({ flow, assets, connectHref }: ShownProps) {
  const { values } = useFormState<BulkForm>({ subscription: { values: true } });
  return (
    <ConfirmRows
      form={values}
      assets={assets}
      hasChoice={hasChoice(assets)}
      connectHref={connectHref}
      onFix={flow.fix}
      onLeaveOut={flow.leaveOut}
      confirmed={flow.confirmed}
      onConfirmed={flow.onConfirmed}
    />
  );
}

function Runs({ flow, assets, connectHref }: ShownProps) {
  const { values } = useFormState<BulkForm>({ subscription: { values: true } });
  return (
    <RunList
      rows={values.rows}
      running={flow.running}
      hasChoice={hasChoice(assets)}
      connectHref={connectHref}
      onFix={flow.fix}
    />
  );
}

function Ad({ draftScope, isAgency, insertsHref }: ShownProps) {
  const { values } = useFormState<BulkForm>({ subscription: { values: true } });
  // The preview shows the first client.
  const clientId = values.rows[0]?.clientId ?? null;
  return <AdStep draftScope={draftScope} isAgency={isAgency} insertsHref={insertsHref} clientId={clientId} />;
}

function Shown(props: ShownProps) {
  const { flow, assets, inserts, isAgency, connectHref } = props;
  switch (flow.step) {
    case 'clients':
      return (
        <ClientsStep
          assets={assets}
          isAgency={isAgency}
          connectHref={connectHref}
          isAdvancedOpen={flow.isAdvancedOpen}
          onAdvanced={flow.onAdvanced}
        />
      );
    case 'ad':
      return (
        <FieldAssist inserts={inserts}>
          <Ad {...props} />
        </FieldAssist>
      );
    case 'audience':
      return (
        <FieldAssist inserts={inserts}>
          <SettingsTab readOnly={false} hasSchedule={false} />
        </FieldAssist>
      );
    case 'confirm':
      return <Confirm {...props} />;
  }
}

function findShownStep({ step, isRunning, running }: BulkFlow): string {
  if (!isRunning) return step;
  return countRuns(running.runs).open > 0 ? 'running' : 'ended';
}

/** The step of the form that one is at, or how the launches go on. */
export function BulkSteps(props: BulkStepsProps) {
  return (
    <StepPanel step={findShownStep(props.flow)}>
      <ShownStep {...props} />
    </StepPanel>
  );
}

function ShownStep({ history, ...props }: BulkStepsProps) {
  const { flow } = props;
  const steps = listBulkSteps(useForm<BulkForm>().getState().values);
  if (flow.isRunning) return <Runs {...props} />;
  return (
    <>
      <Box display="flex" alignItems="center" gap={2}>
        <Box flex="1" minW={0}>
          <Stepper
            label={translate('Launch steps')}
            steps={steps.map((each) => translate(stepLabels[each]))}
            current={steps.indexOf(flow.step)}
            onStep={(index) => flow.onStep(steps[index] ?? 'clients')}
          />
        </Box>
        <HistoryButtons history={history} />
      </Box>
      <Shown {...props} />
    </>
  );
}
