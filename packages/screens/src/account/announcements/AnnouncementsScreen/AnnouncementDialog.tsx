import { useApi } from '@adlane/api-client';
import {
  type Announcement,
  AnnouncementForm,
  announcementAudiences,
  announcementKinds,
} from '@adlane/contract/account/announcements';
import { successMessages } from '@adlane/contract/constants';
import { Dialog, Grid, Stack, Text, toast, translate } from '@adlane/ui';
import {
  DateTimeField,
  openVersion,
  SelectField,
  TextAreaField,
  TextField,
  useFormState,
} from '@adlane/ui/fields';
import { useQueryClient } from '@tanstack/react-query';
import { AnnouncementAlert } from '../../../shared/AnnouncementAlert/AnnouncementAlert';
import { translateOptions } from '../../../shared/format/translateOptions';
import { RecordForm } from '../../../shared/RecordForm/RecordForm';
import { audienceLabels, kindLabels, toAnnouncementHtml } from '../announcementText';

export type AnnouncementDialogProps = {
  /** The announcement to change, 'new' to write one; the dialog is closed without either. */
  target: Announcement | 'new' | undefined;
  onClose: () => void;
};

type Values = Pick<Announcement, 'title' | 'body' | 'kind' | 'audience' | 'link_url' | 'link_text'> & {
  starts_at: string | undefined;
  ends_at: string | undefined;
};

const emptyValues: Values = {
  title: '',
  body: '',
  kind: 'info',
  audience: 'all',
  link_url: '',
  link_text: '',
  starts_at: undefined,
  ends_at: undefined,
};

function toValues({ starts_at, ends_at, ...announcement }: Announcement): Values {
  const { title, body, kind, audience, link_url, link_text } = announcement;
  const period = { starts_at: starts_at ?? undefined, ends_at: ends_at ?? undefined };
  return { title, body, kind, audience, link_url, link_text, ...period };
}

const kindOptions = announcementKinds.map((value) => ({ value, label: kindLabels[value] }));
const audienceOptions = announcementAudiences.map((value) => ({ value, label: audienceLabels[value] }));
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

function Preview() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { title, body, link_url, link_text, kind } = values;
  if (!title && !body) return null;
  return (
    <Stack gap={1.5}>
      <Text textStyle="sm" fontWeight="medium">
        {translate('Preview')}
      </Text>
      <AnnouncementAlert
        announcement={{ title, body: toAnnouncementHtml(body), kind, link_url, link_text }}
      />
    </Stack>
  );
}

function AnnouncementFields() {
  return (
    <>
      <TextField name="title" label={translate('Title')} required />
      <TextAreaField
        name="body"
        label={translate('Text')}
        hint={translate(
          'Leave a blank line between paragraphs. HTML for lists, links and bold text works, too.',
        )}
        required
      />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
        <SelectField name="kind" label={translate('Style')} options={translateOptions(kindOptions)} />
        <SelectField
          name="audience"
          label={translate('Shown to')}
          options={translateOptions(audienceOptions)}
        />
        <TextField name="link_url" label={translate('Link')} type="url" />
        <TextField name="link_text" label={translate('Link text')} hint={translate('Learn more, if empty')} />
        <DateTimeField name="starts_at" label={translate('Shown from')} timeZone={timeZone} />
        <DateTimeField name="ends_at" label={translate('Shown until')} timeZone={timeZone} />
      </Grid>
      <Preview />
    </>
  );
}

/** Writes or changes an announcement, with a preview. */
export function AnnouncementDialog({ target, onClose }: AnnouncementDialogProps) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const isNew = target === 'new';
  return (
    <Dialog
      open={target !== undefined}
      onClose={onClose}
      title={isNew ? translate('New announcement') : translate('Edit the announcement')}
      size="md"
    >
      {target === undefined ? null : (
        <RecordForm<Values>
          initialValues={target === 'new' ? emptyValues : toValues(target)}
          version={target === 'new' ? undefined : openVersion('announcement', target, toValues)}
          body={AnnouncementForm}
          submitLabel={isNew ? translate('Publish') : translate('Save')}
          onCancel={onClose}
          send={async ({ starts_at = null, ends_at = null, ...values }, base_updated_at) => {
            const body = { ...values, body: toAnnouncementHtml(values.body), starts_at, ends_at };
            await (target === 'new'
              ? client.announcements.store({ body })
              : client.announcements.update({
                  params: { id: target.id },
                  body: { ...body, base_updated_at },
                }));
            toast({ tone: 'success', text: isNew ? successMessages.created : successMessages.saved });
            onClose();
            await queryClient.invalidateQueries({ queryKey: queries.announcements.key() });
          }}
        >
          <AnnouncementFields />
        </RecordForm>
      )}
    </Dialog>
  );
}
