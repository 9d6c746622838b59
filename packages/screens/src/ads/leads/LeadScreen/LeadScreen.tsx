import { useApi } from '@adlane/api-client';
import { type Lead, leadFieldLabels } from '@adlane/contract/ads/leads';
import { platformLabels, successMessages } from '@adlane/contract/constants';
import {
  Button,
  Card,
  Link,
  PageHeader,
  QueryState,
  Skeleton,
  StatusBadge,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send, Trash2 } from 'lucide-react';
import { usePrompt } from '../../../shared/confirm/usePrompt';
import { DetailColumns } from '../../../shared/DetailColumns/DetailColumns';
import { EmailLink } from '../../../shared/EmailLink';
import { FactList } from '../../../shared/FactList/FactList';
import { describeError } from '../../../shared/format/describeError';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { MoreActions } from '../../../shared/MoreActions';
import { getLeadName } from '../leadActions';
import { leadDeliveryBadges } from '../leadBadges';
import { DeliveryList } from './DeliveryList';

export type LeadScreenProps = {
  /** Id of the lead. */
  leadId: number;
  /** Link to the list of leads. */
  listHref: string;
  /** Called after the lead was deleted. */
  onDeleted: () => void;
};

/** One lead with its answers and its deliveries to the CRM (ads §2, Leads Portal). */
export function LeadScreen({ leadId, listHref, onDeleted }: LeadScreenProps) {
  const { queries } = useApi();
  const lead = useQuery(queries.leads.view.query({ params: { id: leadId } }));
  const back = { href: listHref, label: translate('Leads') };
  return (
    <QueryState
      query={lead}
      errorTitle={translate("Couldn't load this lead")}
      describeError={describeError}
      loadingLabel={translate('Loading the lead')}
      loading={<Skeleton height={64} />}
      frame={(state) => (
        <>
          <PageHeader title={translate('Lead')} back={back} />
          {state}
        </>
      )}
    >
      {(data) => (
        <>
          <PageHeader
            title={getLeadName(data)}
            description={translate('Received on {date}', { date: formatDateTime(data.created_at) })}
            back={back}
            actions={<LeadActions lead={data} onDeleted={onDeleted} />}
          />
          <DetailColumns
            aside={
              <>
                <SourceCard lead={data} />
                <Card
                  title={translate('CRM')}
                  actions={<StatusBadge {...leadDeliveryBadges[data.delivery_status]} />}
                >
                  <DeliveryList leadId={data.id} />
                </Card>
              </>
            }
          >
            <ContactCard lead={data} />
            <AnswersCard lead={data} />
          </DetailColumns>
        </>
      )}
    </QueryState>
  );
}

function LeadActions({ lead, onDeleted }: { lead: Lead; onDeleted: () => void }) {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const prompt = usePrompt();
  const refresh = () => queryClient.invalidateQueries({ queryKey: queries.leads.key() });
  const redeliver = useMutation({
    mutationFn: () => client.leads.redeliver({ params: { id: lead.id } }),
    onSuccess: () => {
      toast({ tone: 'success', text: successMessages.leadRedelivered });
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: () => client.leads.delete({ params: { id: lead.id } }),
    onSuccess: async () => {
      toast({ tone: 'success', text: successMessages.leadDeleted });
      onDeleted();
      await refresh();
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        startIcon={<Send aria-hidden />}
        loading={redeliver.isPending}
        disabled={lead.delivery_status === 'pending'}
        onClick={() => redeliver.mutate()}
      >
        {lead.delivery_status === 'none' ? translate('Send to CRM') : translate('Send to CRM again')}
      </Button>
      <MoreActions
        items={[
          {
            value: 'delete',
            label: translate('Delete'),
            icon: <Trash2 />,
            tone: 'danger',
            disabled: remove.isPending,
            onSelect: () => prompt.confirm('deleteLead', getLeadName(lead), () => remove.mutate()),
          },
        ]}
      />
      {prompt.dialog}
    </>
  );
}

function ContactCard({ lead }: { lead: Lead }) {
  const { name, email, phone } = lead;
  return (
    <Card title={translate('Contact')}>
      <FactList
        facts={[
          { label: translate('Name'), value: name },
          { label: translate('Email'), value: email && <EmailLink email={email} /> },
          {
            label: translate('Phone'),
            value: phone && <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>,
          },
          ...listDetails(lead),
        ]}
      />
    </Card>
  );
}

/** Lists what else the lead said about itself, such as its address. */
function listDetails({ name, email, phone, questions, answers }: Lead) {
  return questions.flatMap(({ key, field }) => {
    const value = answers[key] ?? '';
    // Names are parts of the name above.
    if (field === null || field === 'first_name' || field === 'last_name') return [];
    if (value === '' || [name, email, phone].includes(value)) return [];
    return [{ label: translate(leadFieldLabels[field]), value }];
  });
}

function AnswersCard({ lead: { answers, questions, form_name } }: { lead: Lead }) {
  const facts = questions
    .filter(({ field }) => field === null)
    .map(({ key, label }) => ({ label, value: answers[key] ?? '' }));
  return (
    <Card
      title={translate('Answers')}
      description={form_name ? translate('Lead form: {name}', { name: form_name }) : undefined}
    >
      <FactList facts={facts} empty={translate('The form asked for contact details only.')} />
    </Card>
  );
}

function SourceCard({ lead }: { lead: Lead }) {
  return (
    <Card title={translate('Source')}>
      <FactList
        facts={[
          { label: translate('Platform'), value: platformLabels[lead.platform] },
          { label: translate('Campaign'), value: lead.campaign_name },
          { label: translate('Ad'), value: lead.ad_name },
          { label: translate('Client'), value: lead.client_name },
        ]}
      />
    </Card>
  );
}
