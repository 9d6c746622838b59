import { useApi } from '@adlane/api-client';
import type { Ad } from '@adlane/contract/ads/ads';
import type { AdResubmit, ResubmitDraft } from '@adlane/contract/ads/launches';
import { platformLabels, successMessages } from '@adlane/contract/constants';
import {
  Alert,
  Button,
  Drawer,
  QueryState,
  SkeletonText,
  Stack,
  Text,
  toast,
  translate,
  useUnsavedChangesGuard,
} from '@adlane/ui';
import { FORM_ERROR, Form, FormSection, TextAreaField, TextField, useFormState } from '@adlane/ui/fields';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { describeError } from '../../../shared/format/describeError';
import { ResubmitMediaField } from './ResubmitMediaField';
import { findResubmitInput, listResubmitFields, toResubmitErrors } from './resubmitFields';
import { waitForLaunch } from './waitForLaunch';

export type ResubmitDrawerProps = {
  /** The rejected ad. */
  ad: Pick<Ad, 'id' | 'name' | 'platform' | 'client_user_id'>;
  open: boolean;
  /** Called on cancel and after the corrected ad is on the platform. */
  onClose: () => void;
};

/** Errors that the drawer shows itself. */
const shownInPlace = { statusesShownInPlace: [404, 409, 412, 422, 500, 503] };

/** Corrects a rejected ad and submits it again, into the same ad set (ads §3). */
export function ResubmitDrawer({ ad, open, onClose }: ResubmitDrawerProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const formId = useId();
  const draft = useQuery({
    ...queries.launches.resubmitDraft.query({ params: { id: ad.id } }),
    enabled: open,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: shownInPlace,
  });
  const submit = async (body: AdResubmit) => {
    try {
      const stored = await client.launches.resubmit({ params: { id: ad.id }, body });
      const launch = await waitForLaunch(client, stored);
      if (launch.status === 'failed') return { [FORM_ERROR]: launch.message ?? 'The ad was not accepted.' };
    } catch (error) {
      return toResubmitErrors(error);
    }
    toast({ tone: 'success', text: successMessages.templateResubmitted });
    await queryClient.invalidateQueries({ queryKey: queries.ads.key() });
    onClose();
    return undefined;
  };
  return (
    <Form<AdResubmit> initialValues={draft.data?.record} onSubmit={submit}>
      {({ handleSubmit, submitError }) => (
        <Drawer
          open={open}
          onClose={onClose}
          title={translate('Correct {name}', { name: ad.name })}
          footer={draft.data ? <Buttons formId={formId} onClose={onClose} /> : undefined}
        >
          <QueryState
            query={draft}
            errorTitle={translate("Couldn't load the rejected ad")}
            describeError={describeError}
            loadingLabel={translate('Loading the rejected ad')}
            loading={<SkeletonText lines={8} />}
          >
            {({ reasons, record, shown, media, leftOut }) => (
              <form id={formId} onSubmit={(event) => void handleSubmit(event)} noValidate>
                <Stack gap={6}>
                  <Reasons ad={ad} reasons={reasons} />
                  {leftOut.length > 0 ? <LeftOut texts={leftOut} /> : null}
                  {submitError === undefined ? null : <Alert tone="error">{String(submitError)}</Alert>}
                  <Texts record={record} shown={shown} />
                  {media.map((medium, position) =>
                    shown?.media.includes(position) ? (
                      <ResubmitMediaField key={position} ad={ad} medium={medium} position={position} />
                    ) : null,
                  )}
                </Stack>
              </form>
            )}
          </QueryState>
        </Drawer>
      )}
    </Form>
  );
}

/** Resubmit and cancel; warns before corrections are lost. */
function Buttons({ formId, onClose }: Pick<ResubmitDrawerProps, 'onClose'> & { formId: string }) {
  const { submitting, dirty } = useFormState({ subscription: { submitting: true, dirty: true } });
  const { guard, dialog } = useUnsavedChangesGuard(dirty === true, { isSaving: submitting });
  return (
    <>
      <Button variant="secondary" onClick={() => guard(onClose)} disabled={submitting}>
        {translate('Cancel')}
      </Button>
      <Button type="submit" form={formId} loading={submitting === true}>
        {translate('Resubmit ad')}
      </Button>
      {dialog}
    </>
  );
}

type ReasonsProps = Pick<ResubmitDrawerProps, 'ad'> & Pick<ResubmitDraft, 'reasons'>;

/** The platform's reasons, each with the way to its field where the platform names one. */
function Reasons({ ad, reasons }: ReasonsProps) {
  return (
    <Alert
      tone="warning"
      title={translate('{platform} refused this ad', { platform: platformLabels[ad.platform] })}
    >
      <Stack as="ul" gap={3} listStyleType="none">
        {reasons.map(({ message, field }) => (
          <Stack as="li" key={message} gap={1} align="start">
            <Text>{message}</Text>
            {field === null ? null : (
              <Button size="sm" variant="secondary" onClick={() => findResubmitInput(field)?.focus()}>
                {translate('Go to the field')}
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}

/** Which ads stay as they are. */
function LeftOut({ texts }: { texts: readonly string[] }) {
  return (
    <Alert tone="info" title={translate('Not part of this correction')}>
      <Stack as="ul" gap={1} listStyleType="none">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Stack>
    </Alert>
  );
}

function Texts({ record, shown }: Pick<ResubmitDraft, 'record' | 'shown'>) {
  return (
    <>
      {listResubmitFields(record, shown).map(({ title, fields }) => (
        <FormSection key={title} title={title}>
          <Stack gap={4}>
            {fields.map(({ name, label, isLong }) =>
              isLong ? (
                <TextAreaField key={name} name={name} label={label} />
              ) : (
                <TextField key={name} name={name} label={label} />
              ),
            )}
          </Stack>
        </FormSection>
      ))}
    </>
  );
}
