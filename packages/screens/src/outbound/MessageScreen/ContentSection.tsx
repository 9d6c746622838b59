import {
  type MessageContent,
  type MessageForm,
  type MessageTargets,
  messageKinds,
  messageLimits,
} from '@adlane/contract/outboundMessages';
import { FieldShell, Grid, Select } from '@adlane/ui';
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
import { createContent, kindLabels } from '../messageTexts';

export type ContentSectionProps = {
  /** What the message can open; undefined while it loads. */
  targets: MessageTargets | undefined;
};

type Target = { readonly id: string; readonly title: string };
const toOptions = (targets: readonly Target[] = []) =>
  targets.map(({ id, title }) => ({ value: id, label: title }));

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
  return <CheckboxField name="content.sound" label="Play a sound" />;
}

function BannerTarget({
  content,
  targets,
}: {
  content: MessageContent;
  targets: MessageTargets | undefined;
}) {
  if (content.kind !== 'banner') return null;
  const select = (label: string, options: { value: string; label: string }[], placeholder = 'Choose') => (
    <SelectField name="content.actionValue" label={label} options={options} placeholder={placeholder} />
  );
  switch (content.actionType) {
    case 'none':
      return null;
    case 'start-conversation':
      return select('Bot', toOptions(targets?.bots), 'None: the team answers');
    case 'show-form':
      return select('Form', toOptions(targets?.forms));
    case 'show-survey':
      return select(
        'Survey',
        (targets?.surveys ?? []).map(({ form_id, title }) => ({ value: form_id, label: title })),
      );
    case 'show-news-article':
      return select('News article', toOptions(targets?.news));
    case 'show-help-article':
      return select('Help article', toOptions(targets?.articles));
    case 'start-custom-action':
      return (
        <TextField
          name="content.actionValue"
          label="Action"
          hint="The name that registerCustomAction receives."
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
      <TextField name="content.text" label="Text" limit={messageLimits.text} required />
      <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
        <SelectField
          name="content.format"
          label="Position"
          options={[
            { value: 'normal', label: 'Above the page, full width' },
            { value: 'floating', label: 'Floating at the top' },
          ]}
        />
        <ColorField
          name="content.backgroundColor"
          label="Color"
          hint="The text turns black or white."
          required
        />
      </Grid>
      <FieldShell label="Button">
        {(control) => (
          <Select
            {...control}
            options={actionOptions}
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
            label="Text of the button"
            limit={messageLimits.buttonText}
            required
          />
          <BannerTarget content={content} targets={targets} />
        </Grid>
      )}
      <CheckboxField name="content.isClosable" label="Visitors can close it" />
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
            label="Survey"
            hint="Published surveys of this project."
            placeholder="Choose a survey"
            options={toOptions(targets?.surveys)}
            required
          />
          <SelectField name="content.format" label="Size" options={formatOptions} />
        </Grid>
      );
    case 'banner':
      return <Banner content={content} targets={targets} />;
    case 'notification':
      return (
        <>
          <TextField name="content.text" label="Text" hint={nameHint} limit={messageLimits.text} required />
          <TextField name="content.previewText" label="Second line" limit={messageLimits.text} />
          <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} alignItems="start">
            <TextField name="content.senderName" label="Sender" />
            <TextField name="content.senderImageUrl" label="Image of the sender" type="url" />
          </Grid>
          <TextField name="content.coverImageUrl" label="Cover image" type="url" hint="Its address." />
          <SoundField />
        </>
      );
    case 'chat':
      return (
        <>
          <TextAreaField name="content.text" label="Message" required />
          <TextField name="content.senderName" label="Sender" hint="Answers arrive in the inbox." required />
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
              label="News article"
              placeholder="Choose an article"
              options={toOptions(targets?.news)}
              required
            />
          ) : (
            <SelectField
              name="content.checklist_id"
              label="Checklist"
              placeholder="Choose a checklist"
              options={toOptions(targets?.checklists)}
              required
            />
          )}
          <TextField name="content.text" label="Text" hint={nameHint} limit={messageLimits.text} required />
          <SoundField />
        </>
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
    <FormSection title="Content" description="What visitors see.">
      <TextField
        name="name"
        label="Name"
        hint="For your team. Visitors don't see it."
        limit={messageLimits.name}
        required
      />
      <FieldShell label="Kind">
        {(control) => (
          <Select
            {...control}
            options={messageKinds.map((value) => ({ value, label: kindLabels[value] }))}
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
