import {
  outbound_messages,
  outbound_recipients,
  survey_answers,
  survey_opens,
  surveys,
  visitors,
} from '@adlane/api-server/schema';
import { and, asc, eq } from 'drizzle-orm';
import { itemAt } from '../itemAt';
import { ago, type SeedContext } from '../SeedContext';
import { worldSurveys } from './messenger/worldMessenger';
import { buildWorldMessages, worldMoreSurveys, worldReasons } from './messenger/worldOutbound';
import { seedGuides } from './seedGuides';

/** Visitors who received messages and answered surveys. */
const guestCount = 48;

type Contents = {
  readonly projectId: number;
  /** Begins session ids, which are unique over all tenants. */
  readonly prefix: string;
  /** What messages open; messages about others are left out. */
  readonly newsId?: number;
  readonly checklistId?: number;
};

async function seedGuests(
  { tx, agencyId, now }: SeedContext,
  { projectId, prefix }: Contents,
): Promise<readonly number[]> {
  const rows = await tx
    .insert(visitors)
    .values(
      Array.from({ length: guestCount }, (_, index) => ({
        agency_id: agencyId,
        project_id: projectId,
        gleap_id: `${prefix}-guest-${index + 1}`,
        // No secret has this digest.
        gleap_hash_digest: `${'0'.repeat(61)}${100 + index}`,
        lang: index % 5 === 0 ? 'de' : 'en',
        last_seen_at: ago(now, 1 + (index % 28)),
        created_at: ago(now, 30 + index),
        changed_at: ago(now, 30),
        updated_at: ago(now, 30),
      })),
    )
    .returning({ id: visitors.id });
  return rows.map(({ id }) => id);
}

/** Scores with more promoters than detractors. */
const scores = [9, 10, 8, 9, 6, 10, 7, 9, 3, 10, 8, 9, 5, 10] as const;
const parts = ['Payments', 'Cards', 'Reports'] as const;
const devices = ['Phone', 'Computer', 'Phone', 'Tablet'] as const;
const problems = ['Too many steps', 'No free time', 'The page was slow'] as const;

function answerSatisfaction(index: number): Record<string, unknown> {
  return {
    score: itemAt(scores, index % scores.length),
    ...(index % 3 === 0 && { reason: itemAt(worldReasons, index % worldReasons.length) }),
    ...(index % 4 !== 3 && { parts: parts.filter((_part, at) => (index + at) % 3 !== 0) }),
    ...(index % 2 === 0 && { contact: true }),
  };
}

function answerBooking(index: number): Record<string, unknown> {
  const stars = [5, 4, 5, 3, 4, 5, 2][index % 7] ?? 5;
  return {
    stars,
    ...(stars <= 3 && { problem: [itemAt(problems, index % problems.length)] }),
    device: itemAt(devices, index % devices.length),
    ease: 3 + (index % 5),
    ...(index % 6 === 0 && { comment: itemAt(worldReasons, (index + 3) % worldReasons.length) }),
  };
}

type Answered = {
  readonly surveyId: number;
  readonly guests: readonly number[];
  readonly opened: number;
  readonly answered: number;
  readonly answer: (index: number) => Record<string, unknown>;
};

async function seedAnswers({ tx, agencyId, now }: SeedContext, plan: Answered): Promise<void> {
  const at = (index: number) => ago(now, (index * 7) % 29, index % 9);
  const own = { agency_id: agencyId, survey_id: plan.surveyId };
  await tx.insert(survey_opens).values(
    plan.guests.slice(0, plan.opened).map((visitor_id, index) => ({
      ...own,
      visitor_id,
      created_at: at(index),
    })),
  );
  await tx.insert(survey_answers).values(
    plan.guests.slice(0, plan.answered).map((visitor_id, index) => ({
      ...own,
      visitor_id,
      formData: plan.answer(index),
      created_at: at(index),
    })),
  );
}

async function seedMessages(
  context: SeedContext,
  contents: Contents,
  surveyId: number,
  guests: readonly number[],
) {
  const { tx, agencyId, now } = context;
  const planned = buildWorldMessages({
    survey: surveyId,
    news: contents.newsId,
    checklist: contents.checklistId,
  });
  for (const [
    index,
    { reach, endsInDays, starts_at: _starts, ends_at: _ends, ...message },
  ] of planned.entries()) {
    const rows = await tx
      .insert(outbound_messages)
      .values({
        agency_id: agencyId,
        project_id: contents.projectId,
        ...message,
        kind: message.content.kind,
        starts_at: endsInDays === undefined ? null : ago(now, 30),
        ends_at: endsInDays === undefined ? null : ago(now, -endsInDays),
        created_at: ago(now, 30 - index),
        updated_at: ago(now, 10 + planned.length - index),
      })
      .returning({ id: outbound_messages.id });
    if (reach.sent === 0) continue;
    const isSurvey = message.content.kind === 'survey';
    await tx.insert(outbound_recipients).values(
      guests.slice(0, reach.sent).map((visitor_id, at) => {
        const sent_at = ago(now, 1 + (at % 25));
        const done = at < reach.sent * reach.done ? sent_at : null;
        return {
          agency_id: agencyId,
          message_id: itemAt(rows, 0).id,
          visitor_id,
          sent_at,
          seen_at: at < reach.sent * reach.seen ? sent_at : null,
          clicked_at: isSurvey ? null : done,
          answered_at: isSurvey ? done : null,
          created_at: sent_at,
        };
      }),
    );
  }
}

/** Inserts the demo project's messages, tours, further surveys, and a month of answers and deliveries. */
export async function seedOutbound(context: SeedContext, contents: Contents): Promise<void> {
  const { tx, agencyId, now } = context;
  const own = { agency_id: agencyId, project_id: contents.projectId };
  const times = { created_at: ago(now, 40), updated_at: ago(now, 20) };
  await tx
    .insert(surveys)
    .values(
      [...worldSurveys.map((survey) => ({ ...survey, status: 'live' as const })), ...worldMoreSurveys].map(
        ({ id, ...survey }) => ({ ...own, form_id: id, ...survey, ...times }),
      ),
    );
  const rows = await tx
    .select({ id: surveys.id })
    .from(surveys)
    .where(and(eq(surveys.agency_id, agencyId), eq(surveys.project_id, contents.projectId)))
    .orderBy(asc(surveys.id));
  const guests = await seedGuests(context, contents);
  const satisfaction = itemAt(rows, 0).id;
  const booking = itemAt(rows, 1).id;
  await seedAnswers(context, {
    surveyId: satisfaction,
    guests,
    opened: 46,
    answered: 34,
    answer: answerSatisfaction,
  });
  await seedAnswers(context, { surveyId: booking, guests, opened: 35, answered: 21, answer: answerBooking });
  await seedMessages(context, contents, booking, guests);
  await seedGuides(context, contents.projectId, guests);
}
