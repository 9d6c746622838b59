import type { TicketContact } from '@adlane/contract/widget/tickets';
import { translate } from '@adlane/ui';
import { EmailLink } from '../EmailLink';
import { FactList } from '../FactList/FactList';
import { formatLanguage } from '../format/formatLanguage';
import { PhoneLink } from '../PhoneLink';

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Addresses of a visitor and what the site told about them; empty values are left out, except the email. */
export function ContactFacts({ contact }: { contact: Omit<TicketContact, 'created_at' | 'last_seen_at'> }) {
  const { email, userId, phone, lang, value, customData } = contact;
  const emailLabel = translate('Email');
  const facts = [
    {
      label: emailLabel,
      value: email && /^[^\s@]+@[^\s@]+$/.test(email) ? <EmailLink email={email} /> : email,
    },
    { label: translate('User ID'), value: userId },
    { label: translate('Phone'), value: phone && <PhoneLink phone={phone} /> },
    { label: translate('Language'), value: lang && formatLanguage(lang) },
    { label: translate('Value'), value },
    ...Object.entries(customData).map(([label, data]) => ({ label, value: formatValue(data) })),
  ];
  return (
    <FactList
      facts={facts.filter((fact) => fact.label === emailLabel || (fact.value !== null && fact.value !== ''))}
    />
  );
}
