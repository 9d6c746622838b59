import { useApi } from '@adlane/api-client';
import type { TemplateAccess } from '@adlane/contract/ads/templates';
import { messages } from '@adlane/contract/rules';
import { Box, Card, Checkbox, Radio, Skeleton, toast, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedQuery } from '../../../failure/FailedQuery';
import { Choices } from '../../../form/Choices';
import { lookupMeta } from '../../../lookups/toPickerStatus';
import { notifyRefusal } from '../useTemplateAccess';

export type AgencyAccessProps = {
  access: TemplateAccess;
  /** Saves what differs from the shown access; rejects if it was refused. */
  onAccess: (next: TemplateAccess, shown: TemplateAccess) => Promise<void>;
  isSaving: boolean;
  readOnly: boolean;
};

/** Users of the agency who work with the template: everyone, or the selected ones and the user who selected them (ads §3). */
export function AgencyAccess({ access, onAccess, isSaving, readOnly }: AgencyAccessProps) {
  const { queries } = useApi();
  const team = useQuery({
    ...queries.account.team.query({ query: { per_page: 100, sort: 'first_name', order: 'asc' } }),
    meta: lookupMeta,
  });
  // Restricted, with no user selected yet: nothing is stored before the first one.
  const [isChoosing, setChoosing] = useState(false);
  const isByName = !access.is_for_all || isChoosing;

  async function change(next: TemplateAccess, text: string, shown = access): Promise<void> {
    try {
      await onAccess(next, shown);
      toast({
        tone: 'success',
        text,
        action: { label: translate('Undo'), onClick: () => void change(shown, 'Access restored.', next) },
      });
    } catch (error) {
      notifyRefusal(error);
    }
  }
  function toggle(id: number, isIn: boolean): void {
    const named = access.is_for_all ? [] : access.user_ids;
    const user_ids = isIn ? [...named, id] : named.filter((each) => each !== id);
    if (user_ids.length === 0) {
      toast({ tone: 'error', text: messages.fieldRequired });
      return;
    }
    void change({ ...access, is_for_all: false, user_ids }, 'Visible to selected members only.');
  }
  function choose(byName: boolean): void {
    setChoosing(byName);
    if (!byName && !access.is_for_all) {
      void change({ ...access, is_for_all: true, user_ids: [] }, 'Visible to the whole agency.');
    }
  }

  return (
    <Card title={translate('Agency')} description={translate('Which team members can use this template.')}>
      <Box display="grid" gap={4}>
        <Choices label={translate('Visible to')}>
          <Radio
            name="agency-access"
            label={translate('Everybody')}
            disabled={readOnly || isSaving}
            checked={!isByName}
            onChange={() => choose(false)}
          />
          <Radio
            name="agency-access"
            label={translate('Selected members')}
            disabled={readOnly || isSaving}
            checked={isByName}
            onChange={() => choose(true)}
          />
        </Choices>
        {isByName ? (
          <Box textStyle="sm" color="fg.muted">
            {translate('You always keep access yourself.')}
          </Box>
        ) : null}
        {team.isPending ? <Skeleton height={24} /> : null}
        {team.isError ? <FailedQuery title={translate("Couldn't load the team")} query={team} /> : null}
        {team.data && isByName ? (
          <Box as="ul" aria-label={translate('Members')} display="grid" gap={2} listStyleType="none">
            {team.data.data.map(({ id, first_name, last_name, email, status }) => (
              <Box as="li" key={id}>
                <Checkbox
                  label={
                    <span>
                      {`${first_name} ${last_name}`.trim() || email}
                      <Box as="span" color="fg.muted">
                        {` · ${email}${status === 'invited' ? ` · ${translate('invited')}` : ''}`}
                      </Box>
                    </span>
                  }
                  disabled={readOnly || isSaving || status === 'invited'}
                  checked={!access.is_for_all && access.user_ids.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                />
              </Box>
            ))}
          </Box>
        ) : null}
      </Box>
    </Card>
  );
}
