import {
  type MessageContent,
  type MessageForm,
  type MessageTargets,
  messageKinds,
  messageLimits,
} from '@adlane/contract/widget/outbound/manage';
import { FieldShell, Grid, Select, translate } from '@adlane/ui';
import {
  CheckboxField,
  ColorField,
  FormSection,
  SelectField,
  TextAreaField,
  TextField,
  useForm,
  useFormState,
} from '@adlane/ui/fields';
import { translateOptions } from '../../../shared/format/translateOptions';
import { TargetField } from '../../shared/TargetField';
import { toTargetOptions } from '../../shared/toTargetOptions';
import { createContent, kindLabels } from '../messageTexts';

export type ContentSectionProps = {
  /** What the message can open; undefined while it loads. */
  targets: MessageTargets | undefined;
};

const formatOptions = [
  { value: 'survey', label: 'Small, beside the button' },
  { value: 'survey_full', label: 'Large, in the middle' },
  { value: 'survey_web', label: 'Whole page' },
];

const actionOptions = [
  { value: 'none', label: 'No button' },
  { value: 'start-conversation', label: 'Start a conversation or a bot' },
  { value: 'show-form', label: 'Open a form' },
  { value: 'show-survey', label: 'Open a survey' },
  { value: 'show-news-article', label: 'Open a news article' },
  { value: 'show-help-article', label: 'Open a help article' },
  { value: 'start-custom-action', label: 'Run an action of the page' },
];

const nameHint = 'Write {{name}} for the visitor’s first name.';

function SoundField() {
  return <CheckboxField name="content.sound" label={translate('Play a sound')} />;
}

function BannerTarget({
  content,
  targets,
}: {
  content: MessageContent;
  targets: MessageTargets | undefined;
}) {
  if (content.kind !== 'banner') return null;
  const field = { name: 'content.actionValue', targets };
  switch (content.actionType) {
    case 'none':
      return null;
    case 'start-conversation':
      return <TargetField {...field} kind="bot" placeholder={translate('None: the team answers')} />;
    case 'show-form':
      return <TargetField {...field} kind="form" required />;
    case 'show-survey':
      return <TargetField {...field} kind="survey" required />;
    case 'show-news-article':
      return <TargetField {...field} kind="news" required />;
    case 'show-help-article':
      return <TargetField {...field} kind="article" required />;
    case 'start-custom-action':
      return (
        <TextField
          name="content.actionValue"
          label={translate('Action')}
          hint={translate('The name that registerCustomAction receives.')}
          required
        />
      );
    default:
      return content.actionType satisfies never;
  }
}

function Banner({ content, targets }: { content: MessageContent; targets: MessageTargets | undefined }) {
  const form = useForm();
  if (content.kind !== 'banner') return null;
  return (
    <>
      <TextField name="content.text" label={translate('Text')} limit={messageLimits.text} required />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
        <SelectField
          name="content.format"
          label={translate('Position')}
          options={[
            { value: 'normal', label: translate('Above the page, full width') },
            { value: 'floating', label: translate('Floating at the top') },
          ]}
        />
        <ColorField
          name="content.backgroundColor"
          label={translate('Color')}
          hint={translate('The text turns black or white.')}
          required
        />
      </Grid>
      <FieldShell label={translate('Button')}>
        {(control) => (
          <Select
            {...control}
            options={translateOptions(actionOptions)}
            value={content.actionType}
            onChange={({ target }) =>
              form.change('content', { ...content, actionType: target.value, actionValue: '' })
            }
          />
        )}
      </FieldShell>
      {content.actionType === 'none' ? null : (
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
          <TextField
            name="content.buttonText"
            label={translate('Text of the button')}
            limit={messageLimits.buttonText}
            required
          />
          <BannerTarget content={content} targets={targets} />
        </Grid>
      )}
      <CheckboxField name="content.isClosable" label={translate('Visitors can close it')} />
    </>
  );
}

function Fields({ content, targets }: { content: MessageContent; targets: MessageTargets | undefined }) {
  switch (content.kind) {
    case 'survey':
      return (
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
          <SelectField
            name="content.survey_id"
            label={translate('Survey')}
            hint={translate('Published surveys of this project.')}
            placeholder={translate('Choose a survey')}
            options={toTargetOptions(targets?.surveys)}
            required
          />
          <SelectField
            name="content.format"
            label={translate('Size')}
            options={translateOptions(formatOptions)}
          />
        </Grid>
      );
    case 'banner':
      return <Banner content={content} targets={targets} />;
    case 'notification':
      return (
        <>
          <TextField
            name="content.text"
            label={translate('Text')}
            hint={translate(nameHint)}
            limit={messageLimits.text}
            required
          />
          <TextField name="content.previewText" label={translate('Second line')} limit={messageLimits.text} />
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
            <TextField name="content.senderName" label={translate('Sender')} />
            <TextField name="content.senderImageUrl" label={translate('Image of the sender')} type="url" />
          </Grid>
          <TextField
            name="content.coverImageUrl"
            label={translate('Cover image')}
            type="url"
            hint={translate('Its address.')}
          />
          <SoundField />
        </>
      );
    case 'chat':
      return (
        <>
          <TextAreaField name="content.text" label={translate('Message')} required />
          <TextField
            name="content.senderName"
            label={translate('Sender')}
            hint={translate('Answers arrive in the inbox.')}
            required
          />
          <SoundField />
        </>
      );
    case 'news':
    case 'checklist':
      return (
        <>
          {content.kind === 'news' ? (
            <SelectField
              name="content.news_id"
              label={translate('News article')}
              placeholder={translate('Choose an article')}
              options={toTargetOptions(targets?.news)}
              required
            />
          ) : (
            <SelectField
              name="content.checklist_id"
              label={translate('Checklist')}
              placeholder={translate('Choose a checklist')}
              options={toTargetOptions(targets?.checklists)}
              required
            />
          )}
          <TextField
            name="content.text"
            label={translate('Text')}
            hint={translate(nameHint)}
            limit={messageLimits.text}
            required
          />
          <SoundField />
        </>
      );
    case 'tour':
      return (
        <SelectField
          name="content.tour_id"
          label={translate('Product tour')}
          hint={translate('Published tours of this project.')}
          placeholder={translate('Choose a tour')}
          options={toTargetOptions(targets?.tours)}
          required
        />
      );
    default:
      return content satisfies never;
  }
}

/** The kind of a message and what it shows. */
export function ContentSection({ targets }: ContentSectionProps) {
  const form = useForm();
  const { values } = useFormState<MessageForm>({ subscription: { values: true } });
  const { content } = values;
  return (
    <FormSection title={translate('Content')} description={translate('What visitors see.')}>
      <TextField
        name="name"
        label={translate('Name')}
        hint={translate("For your team. Visitors don't see it.")}
        limit={messageLimits.name}
        required
      />
      <FieldShell label={translate('Kind')}>
        {(control) => (
          <Select
            {...control}
            options={messageKinds.map((value) => ({ value, label: translate(kindLabels[value]) }))}
            value={content.kind}
            onChange={({ target }) => {
              const kind = messageKinds.find((each) => each === target.value);
              if (kind) form.change('content', createContent(kind));
            }}
          />
        )}
      </FieldShell>
      <Fields key={content.kind} content={content} targets={targets} />
    </FormSection>
  );
}
