import type { MessengerHome } from '@adlane/contract/widget/messenger';
import { useFormatWeekday } from '../texts/LanguageContext';
import { useTranslate } from '../texts/TranslateContext';

const replyTexts = { minutes: 'repliesInMinutes', hours: 'repliesInHours', day: 'repliesInDay' } as const;

/** Returns when the team answers and who is there; empty where it says nothing. */
export function useTeamStatus(team: MessengerHome['team'] | undefined): string {
  const t = useTranslate();
  const formatWeekday = useFormatWeekday();
  if (!team) return '';
  if (team.opensAt !== null) return t('teamBack', { time: formatWeekday(team.opensAt) });
  return [
    team.online.length > 0 ? t('teamOnline', { names: team.online.join(', ') }) : '',
    team.replyTime === null ? '' : t(replyTexts[team.replyTime]),
  ]
    .filter((text) => text !== '')
    .join(' · ');
}
