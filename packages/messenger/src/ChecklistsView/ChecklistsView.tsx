import { EmptyState } from '@adlane/ui';
import { ListChecks } from 'lucide-react';
import { useSdkQuery } from '../api/SdkContext';
import { ContentScreen } from '../layout/ContentScreen';
import { Loaded } from '../layout/Loaded';
import { useTranslate } from '../texts/TranslateContext';
import { ChecklistRow } from './ChecklistRow';

/** The project's checklists with the visitor's progress. */
export function ChecklistsView() {
  const t = useTranslate();
  const query = useSdkQuery('checklists.list', { query: { per_page: 50 } });
  return (
    <ContentScreen title={t('checklists')}>
      <Loaded
        query={query}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState icon={<ListChecks />} title={t('noChecklists')} />}
      >
        {({ data }) => data.map((checklist) => <ChecklistRow key={checklist.id} checklist={checklist} />)}
      </Loaded>
    </ContentScreen>
  );
}
