import { useApi } from '@adlane/api-client';
import { type Lead, leadFieldLabels } from '@adlane/contract/ads/leads';
import { platformLabels, successMessages } from '@adlane/contract/constants';
import {
  Avatar,
  Button,
  ButtonLink,
  Link,
  PageHeader,
  QueryState,
  Skeleton,
  StatusBadge,
  toast,
  translate,
} from '@adlane/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, Phone, Send } from 'lucide-react';
import { usePrompt } from '../../../shared/confirm/usePrompt';
import { DeleteAction } from '../../../shared/DeleteAction';
import { DetailColumns } from '../../../shared/DetailColumns/DetailColumns';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { EmailLink } from '../../../shared/EmailLink';
import { FactList } from '../../../shared/FactList/FactList';
import { describeError } from '../../../shared/format/describeError';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { toPhoneHref } from '../../../shared/format/toPhoneHref';
import { PhoneLink } from '../../../shared/PhoneLink';
import { getLeadName } from '../leadActions';
import { leadDeliveryBadges } from '../leadBadges';
import { DeliveryList } from './DeliveryList';

export type LeadScreenProps = {
  /** Id of the lead. */
  leadId: number;
  /** Link to the list of leads. */
  listHref: string;
  /** Builds the link to an ad. */
  getAdHref: (id: number) => string;
  /** Builds the link to a client; without it, as for the client, its name is no link. */
  getClientHref?: ((id: number) => string) | undefined;
  /** Called after the lead was deleted. */
  onDeleted: () => void;
};

/** One lead with its answers and its deliveries to the CRM (ads §2, Leads Portal). */
export function LeadScreen({ leadId, listHref, onDeleted, ...links }: LeadScreenProps) {
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
            picture={<Avatar name={getLeadName(data)} size="lg" />}
            description={translate('Received on {date}', { date: formatDateTime(data.created_at) })}
            back={back}
            actions={<LeadActions lead={data} onDeleted={onDeleted} />}
          />
          <DetailColumns aside={<SourceSection lead={data} {...links} />}>
            <ContactSection lead={data} />
            <AnswersSection lead={data} />
            <DetailSection
              title={translate('CRM')}
              actions={<StatusBadge {...leadDeliveryBadges[data.delivery_status]} />}
            >
              <DeliveryList leadId={data.id} />
            </DetailSection>
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
      <DeleteAction
        confirm={(onConfirm) => prompt.confirm('deleteLead', getLeadName(lead), onConfirm)}
        send={() => client.leads.delete({ params: { id: lead.id } })}
        success={successMessages.leadDeleted}
        queryKey={queries.leads.key()}
        onDeleted={onDeleted}
      />
      <AnswerLink lead={lead} />
      {prompt.dialog}
    </>
  );
}

/** The next step with a lead: a call, or an email where there is no number. */
function AnswerLink({ lead: { phone, email } }: { lead: Lead }) {
  if (phone) {
    return (
      <ButtonLink href={toPhoneHref(phone)} startIcon={<Phone aria-hidden />}>
        {translate('Call')}
      </ButtonLink>
    );
  }
  if (!email) return null;
  return (
    <ButtonLink href={`mailto:${email}`} startIcon={<Mail aria-hidden />}>
      {translate('Send email')}
    </ButtonLink>
  );
}

function ContactSection({ lead }: { lead: Lead }) {
  const { email, phone } = lead;
  return (
    <DetailSection title={translate('Contact')}>
      <FactList
        facts={[
          { label: translate('Email'), value: email && <EmailLink email={email} /> },
          {
            label: translate('Phone'),
            value: phone && <PhoneLink phone={phone} />,
          },
          ...listDetails(lead),
        ]}
      />
    </DetailSection>
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

/** Answers to the form's own questions; nothing where it asked for contact details only. */
function AnswersSection({ lead: { answers, questions } }: { lead: Lead }) {
  const facts = questions
    .filter(({ field }) => field === null)
    .map(({ key, label }) => ({ label, value: answers[key] ?? '' }));
  if (facts.length === 0) return null;
  return (
    <DetailSection title={translate('Answers')}>
      <FactList facts={facts} />
    </DetailSection>
  );
}

type SourceSectionProps = Pick<LeadScreenProps, 'getAdHref' | 'getClientHref'> & { lead: Lead };

function SourceSection({ lead, getAdHref, getClientHref }: SourceSectionProps) {
  const { platform, campaign_name, ad_id, ad_name, form_name, client_user_id, client_name } = lead;
  const client =
    client_user_id === null || !client_name || !getClientHref ? (
      client_name
    ) : (
      <Link href={getClientHref(client_user_id)}>{client_name}</Link>
    );
  const ad = ad_id === null || !ad_name ? ad_name : <Link href={getAdHref(ad_id)}>{ad_name}</Link>;
  return (
    <DetailSection title={translate('Source')}>
      <FactList
        facts={[
          { label: translate('Client'), value: client },
          { label: translate('Platform'), value: platformLabels[platform] },
          { label: translate('Ad'), value: ad },
          // Campaigns of one ad have its name.
          ...(campaign_name === ad_name ? [] : [{ label: translate('Campaign'), value: campaign_name }]),
          { label: translate('Lead form'), value: form_name },
        ]}
      />
    </DetailSection>
  );
}
