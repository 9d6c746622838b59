import { type LeadFormContent, lead_forms } from '@adlane/api-server/schema';
import { createDefaultLeadForm } from '@adlane/contract/ads/leadForms';
import { privacyPolicyPlaceholder } from '@adlane/contract/constants';
import type { WorldClient } from '../account/agencies';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';

function defaultContent(): LeadFormContent {
  const {
    name: _name,
    platform: _platform,
    leadFormType: _type,
    questions: _questions,
    ...content
  } = createDefaultLeadForm();
  return content;
}

function formContent(client: WorldClient): LeadFormContent {
  const host = client.business_name.toLowerCase().replaceAll(' ', '-');
  return {
    ...defaultContent(),
    greetingDescription: `Tell ${client.business_name} how to reach you. It takes less than a minute.`,
    privacyPolicyUrl: `https://${host}.example/privacy`,
    completionDescription: 'We call you back within one working day.',
    thankYouUrl: `https://${host}.example/thank-you`,
    businessPhone: client.phone,
    countryCode: client.phone.startsWith('+46') ? 'SE' : 'US',
  };
}

/** Inserts two lead forms with the privacy URL that Facebook requires. Returns the first. */
export async function seedLeadForms(
  { tx, agencyId, now }: SeedContext,
  clients: readonly WorldClient[],
): Promise<{ readonly id: number; readonly name: string }> {
  const client = itemAt(clients, 0);
  const { questions } = createDefaultLeadForm();
  const rows = await tx
    .insert(lead_forms)
    .values([
      {
        agency_id: agencyId,
        name: 'Contact in One Minute',
        leadFormType: 'more_volume' as const,
        content: formContent(client),
        questions,
        created_at: ago(now, 90),
        updated_at: ago(now, 40),
      },
      {
        agency_id: agencyId,
        name: 'Serious Requests Only',
        leadFormType: 'high_intent' as const,
        content: formContent(itemAt(clients, 1)),
        questions: [
          ...questions,
          {
            id: 4,
            type: 'CUSTOM' as const,
            label: 'When would you like to start?',
            key: 'start',
            options: ['As soon as possible', 'Within a month', 'Later'],
          },
        ],
        created_at: ago(now, 60),
        updated_at: ago(now, 30),
      },
    ])
    .returning({ id: lead_forms.id, name: lead_forms.name });
  return itemAt(rows, 0);
}

/** Inserts the form of the master templates; each agency's inserts complete it. */
export async function seedMasterLeadForm({
  tx,
  agencyId,
  now,
}: SeedContext): Promise<{ readonly id: number; readonly name: string }> {
  const { questions } = createDefaultLeadForm();
  const rows = await tx
    .insert(lead_forms)
    .values({
      agency_id: agencyId,
      name: 'Contact Details',
      leadFormType: 'more_volume',
      content: {
        ...defaultContent(),
        greetingDescription: 'Tell {Business Name} how to reach you. It takes less than a minute.',
        privacyPolicyUrl: privacyPolicyPlaceholder,
        completionDescription: '{Business Name} calls you back within one working day.',
      },
      questions,
      created_at: ago(now, 90),
      updated_at: ago(now, 40),
    })
    .returning({ id: lead_forms.id, name: lead_forms.name });
  return itemAt(rows, 0);
}
