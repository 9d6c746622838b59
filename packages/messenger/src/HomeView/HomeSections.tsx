import { Box } from '@adlane/ui';
import { BookOpen, Lightbulb, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SdkOutput } from '../api/sdkRoutes';
import { ChecklistRow } from '../ChecklistsView/ChecklistRow';
import { ConversationRow } from '../ConversationsView/ConversationRow';
import { useTeamStatus } from '../ConversationsView/useTeamStatus';
import { ArticleRows } from '../HelpView/ArticleRows';
import { useFrame } from '../layout/FrameContext';
import { RowButton, RowIcon } from '../layout/RowButton';
import { NewsRow } from '../NewsView/NewsRow';
import type { ContentPlace } from '../state/messengerState';
import { useTranslate } from '../texts/TranslateContext';

/** What the project has besides forms, with its latest entries. */
export function HomeSections({ home }: { home: SdkOutput<'messenger.home'> }) {
  const t = useTranslate();
  const { show } = useFrame();
  const teamStatus = useTeamStatus(home.team);
  const { conversations, help, news, checklists, featureRequests } = home;
  const unread = news.recent.filter(({ isUnread }) => isUnread);
  return (
    <>
      <Section title={t('messages')} place={conversations.recent.length > 0 ? 'conversations' : undefined}>
        {conversations.recent.slice(0, 2).map((conversation) => (
          <ConversationRow key={conversation.shareToken} conversation={conversation} />
        ))}
        <RowButton
          start={
            <RowIcon>
              <Send size={18} />
            </RowIcon>
          }
          title={t('startConversation')}
          text={teamStatus || t('startConversationHint')}
          onClick={() => show({ name: 'newConversation' })}
        />
      </Section>
      {checklists.total > 0 ? (
        <Section title={t('checklists')} place="checklists">
          {checklists.open.slice(0, 1).map((checklist) => (
            <ChecklistRow key={checklist.id} checklist={checklist} />
          ))}
        </Section>
      ) : null}
      {news.total > 0 ? (
        <Section title={t('news')} place="news">
          {(unread.length > 0 ? unread : news.recent).slice(0, 2).map((article) => (
            <NewsRow key={article.id} article={article} />
          ))}
        </Section>
      ) : null}
      {help.total > 0 ? (
        <Section title={t('popularArticles')} place="help">
          <RowButton
            start={
              <RowIcon>
                <BookOpen size={18} />
              </RowIcon>
            }
            title={t('searchHelp')}
            onClick={() => show({ name: 'help' })}
          />
          <ArticleRows articles={help.articles} />
        </Section>
      ) : null}
      {featureRequests.total > 0 ? (
        <Section title={t('featureRequests')} place="featureRequests">
          <RowButton
            start={
              <RowIcon>
                <Lightbulb size={18} />
              </RowIcon>
            }
            title={t('suggest')}
            text={t('requestsHint')}
            onClick={() => show({ name: 'featureRequests' })}
          />
        </Section>
      ) : null}
    </>
  );
}

type SectionName = Extract<
  ContentPlace['name'],
  'conversations' | 'help' | 'news' | 'checklists' | 'featureRequests'
>;

type SectionProps = {
  title: string;
  /** Where all entries are; undefined without a way there. */
  place: SectionName | undefined;
  children: ReactNode;
};

function Section({ title, place, children }: SectionProps) {
  const t = useTranslate();
  const { show } = useFrame();
  return (
    <Box as="section" aria-label={title} display="grid" gap={2} mt={2}>
      <Box display="flex" alignItems="baseline" justifyContent="space-between" gap={3} px={1}>
        <Box as="h2" textStyle="sm" fontWeight="semibold" color="fg.muted">
          {title}
        </Box>
        {place ? (
          <Box
            as="button"
            aria-label={`${t('showAll')}: ${title}`}
            onClick={() => show({ name: place })}
            textStyle="xs"
            fontWeight="medium"
            color="brand.fg"
            cursor="button"
            borderRadius="l1"
            colorPalette="brand"
            focusVisibleRing="outside"
            _hover={{ textDecoration: 'underline' }}
          >
            {t('showAll')}
          </Box>
        ) : null}
      </Box>
      {children}
    </Box>
  );
}
