import { type AnswerFile, listAnswerFiles } from '@adlane/contract/rules';
import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { conversation_files } from '../../../../db/schema/widget/conversations';
import type { VisitorCaller } from '../../../../http/callers';
import { invalid } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
import { isOfPerson } from '../../visitors/samePerson';

type Answers = Readonly<Record<string, unknown>>;

/**
 * Finds the files of checked answers, which the visitor's person has stored and not sent yet; their names are those that
 * were stored.
 * @throws Problem 422 for another file
 */
export async function findAnswerFiles(
  { tx, caller }: ReadContext<VisitorCaller>,
  form: readonly FlowFormField[],
  answers: Answers,
): Promise<{ readonly answers: Answers; readonly tokens: readonly string[] }> {
  const questions = form.filter(({ name, type }) => type === 'file' && answers[name] !== undefined);
  const tokens = questions.flatMap(({ name }) => listAnswerFiles(answers[name]).map(({ token }) => token));
  if (tokens.length === 0) return { answers, tokens };
  const rows = await tx
    .select({ token: conversation_files.token, name: conversation_files.name })
    .from(conversation_files)
    .where(
      and(
        eq(conversation_files.agency_id, caller.agency_id),
        isOfPerson(conversation_files.visitor_id, caller),
        inArray(conversation_files.token, tokens),
        isNull(conversation_files.message_id),
      ),
    );
  const stored = new Map(rows.map((file) => [file.token, file]));
  const found = questions.map(({ name }) => [name, findAll(stored, listAnswerFiles(answers[name]))] as const);
  const missing = found.find(([, files]) => files === undefined);
  // A file that answers two questions would be one of a message twice.
  if (missing || stored.size !== tokens.length) {
    const name = missing?.[0] ?? questions[0]?.name ?? '';
    throw invalid({ [name]: ['A file is no longer available. Please attach it again.'] });
  }
  return { answers: { ...answers, ...Object.fromEntries(found) }, tokens };
}

function findAll(
  stored: ReadonlyMap<string, AnswerFile>,
  files: readonly AnswerFile[],
): AnswerFile[] | undefined {
  const found = files.flatMap(({ token }) => stored.get(token) ?? []);
  return found.length === files.length ? found : undefined;
}
