import { BotForm, botLimits, type ProjectBots } from '@adlane/contract/widget/bots';
import { BotPreview } from '@adlane/messenger/preview';
import { EmptyState, PageHeader, QueryState, Skeleton, translate } from '@adlane/ui';
import { FormSection, type OpenedVersion, openVersionBy, TextField } from '@adlane/ui/fields';
import { EditorForm, type SavedVersion } from '../../../shared/EditorForm/EditorForm';
import { usePreviewConfig } from '../../../shared/EditorForm/usePreviewConfig';
import { describeError } from '../../../shared/format/describeError';
import { findFreeId } from '../../outbound/findFreeId';
import { useBots } from '../useBots';
import { StepList } from './StepList';

export type BotScreenProps = {
  /** The project to show. */
  projectId: number;
  /** The bot to edit; undefined for a new one. */
  botId: string | undefined;
  /** Link to the list of bots. */
  listHref: string;
  /** Called with the id of a bot that was saved under another one. */
  onSaved: (id: string) => void;
  /** Called when unsaved changes appear or are gone. */
  onUnsavedChange?: (hasChanges: boolean) => void;
};

/** The edited bot, and the stored bots that its save replaces: a merge takes those of the other user's version. */
type Values = BotForm & Pick<ProjectBots, 'bots'>;

/** Answers that end at the team have no next message. */
function cleanBot({ bot_id, name, steps }: BotForm): BotForm {
  return {
    bot_id,
    name,
    steps: steps.map(({ id, text, choices }) => ({
      id,
      text,
      choices: choices.map(({ label, next }) => ({ label, ...(next && { next }) })),
    })),
  };
}

function createBot(ids: readonly string[]): BotForm {
  return {
    bot_id: findFreeId('welcome', ids),
    name: translate('Welcome bot'),
    steps: [
      {
        id: 'step1',
        text: translate('Hi! What can I help you with?'),
        choices: [
          { label: translate('I have a question'), next: 'step2' },
          { label: translate('Talk to a person') },
        ],
      },
      { id: 'step2', text: translate('Please describe it. A team member will answer here.'), choices: [] },
    ],
  };
}

const cleanValues = ({ bots, ...bot }: Values): Values => ({ ...cleanBot(bot), bots });

function openBot(stored: ProjectBots, bot: BotForm | undefined): OpenedVersion<Values> {
  return openVersionBy('bot', stored, {
    toBase: ({ version }) => String(version),
    toValues({ bots }) {
      // A bot that the other user deleted is offered as it was opened: saving adds it again.
      const same = bots.find(({ bot_id }) => bot_id === bot?.bot_id) ?? bot;
      return { ...(same ? cleanBot(same) : createBot(bots.map(({ bot_id }) => bot_id))), bots };
    },
  });
}

function replaceBot(bots: readonly BotForm[], botId: string | undefined, bot: BotForm): readonly BotForm[] {
  return bots.some(({ bot_id }) => bot_id === botId)
    ? bots.map((other) => (other.bot_id === botId ? bot : other))
    : [...bots, bot];
}

/** Creates or edits a scripted bot: messages, answers and branches, with a conversation to try it (widget §2.3). */
export function BotScreen({ projectId, botId, listHref, onSaved, onUnsavedChange }: BotScreenProps) {
  const { query, replace } = useBots(projectId);
  const config = usePreviewConfig(projectId);
  const back = { href: listHref, label: translate('Bots') };
  async function save({ bots, base_updated_at, ...bot }: Values & SavedVersion) {
    const saved = await replace({ version: Number(base_updated_at) }, replaceBot(bots, botId, bot));
    return bot.bot_id === botId ? openBot(saved, bot) : () => onSaved(bot.bot_id);
  }
  return (
    <QueryState
      query={query}
      describeError={describeError}
      loadingLabel={translate('Loading the bot')}
      loading={<Skeleton height={80} />}
      frame={(state) => (
        <>
          <PageHeader title={translate('Bot')} back={back} />
          {state}
        </>
      )}
    >
      {(stored) => {
        const bot = stored.bots.find(({ bot_id }) => bot_id === botId);
        if (botId !== undefined && !bot) {
          return (
            <>
              <PageHeader title={translate('Bot')} back={back} />
              <EmptyState title={translate('This bot does not exist')}>
                {translate('It was renamed or deleted.')}
              </EmptyState>
            </>
          );
        }
        const version = openBot(stored, bot);
        return (
          <>
            <PageHeader title={bot?.name ?? translate('New bot')} back={back} />
            <EditorForm<Values>
              key={botId ?? 'new'}
              version={version}
              initialValues={version.values}
              schema={BotForm}
              clean={cleanValues}
              save={save}
              isNew={!bot}
              onUnsavedChange={onUnsavedChange}
              submitLabel={bot ? translate('Save changes') : translate('Create bot')}
              preview={(values) => (
                <BotPreview
                  key={JSON.stringify(values.steps)}
                  bot={{ id: values.bot_id, name: values.name, steps: values.steps }}
                  config={config}
                  endText={translate('Your team answers from here.')}
                />
              )}
            >
              <FormSection title={translate('Bot')}>
                <TextField
                  name="name"
                  label={translate('Name')}
                  hint={translate('Visitors see it.')}
                  limit={botLimits.name}
                  required
                />
                <TextField
                  name="bot_id"
                  label={translate('Id')}
                  hint={translate('Pages and banners start the bot by this id, for example with startBot.')}
                  required
                />
              </FormSection>
              <FormSection
                title={translate('Script')}
                description={translate(
                  'It begins with the first message. Each answer leads to another message, or to your team.',
                )}
              >
                <StepList />
              </FormSection>
            </EditorForm>
          </>
        );
      }}
    </QueryState>
  );
}
