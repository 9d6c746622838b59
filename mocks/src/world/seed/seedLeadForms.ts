import { lead_forms } from '@adlane/api-server/schema';
import { defaultLeadFormQuestions, leadFormDefaults } from '@adlane/contract/constants';
import { itemAt } from '../itemAt';
import type { WorldClient } from '../people/agencies';
import { ago, type SeedContext } from './SeedContext';

function formContent(client: WorldClient): Record<string, unknown> {
  const host = client.business_name.toLowerCase().replaceAll(' ', '-');
  return {
    ...leadFormDefaults,
    sharingType: 'open',
    isGreetingEnable: true,
    greetingDescription: `Tell ${client.business_name} how to reach you. It takes less than a minute.`,
    disclaimerTitle: '',
    disclaimerText: '',
    disclaimerConsent: false,
    privacyPolicyUrl: `https://${host}.example/privacy`,
    completionDescription: 'We call you back within one working day.',
    completionCallToAction: 'VIEW_WEBSITE',
    completionCTAButtonText: 'View Website',
    thankYouUrl: `https://${host}.example/thank-you`,
    businessPhone: client.phone,
    countryCode: client.phone.startsWith('+46') ? 'SE' : 'US',
    backgroundImage: 'ad_image',
    bgMedia: null,
  };
}

/** Two lead forms, with the privacy address that Facebook demands. Answers the first. */
export async function seedLeadForms(
  { tx, agencyId, now }: SeedContext,
  clients: readonly WorldClient[],
): Promise<{ readonly id: number; readonly name: string }> {
  const client = itemAt(clients, 0);
  const questions = defaultLeadFormQuestions.map((type) => ({ type }));
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
            type: 'CUSTOM',
            label: 'When would you like to start?',
            options: [
              { key: 'now', value: 'As soon as possible' },
              { key: 'month', value: 'Within a month' },
              { key: 'later', value: 'Later' },
            ],
          },
        ],
        created_at: ago(now, 60),
        updated_at: ago(now, 30),
      },
    ])
    .returning({ id: lead_forms.id, name: lead_forms.name });
  return itemAt(rows, 0);
}
