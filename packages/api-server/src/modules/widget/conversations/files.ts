import type { FileAnswer, IncomingFile } from '@adlane/contract';
import { type ConversationFile, maxFileBytes } from '@adlane/contract/widget/conversations';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { conversation_files, conversation_messages } from '../../../db/schema/widget/conversations';
import { inTenant } from '../../../db/tenant';
import { found, invalid } from '../../../http/problem';
import type { Database, Ports } from '../../../ports';
import { cleanName } from '../../ads/media/fileNames';
import { claimFile, dropFiles, recordFile } from '../../ads/media/orphanFiles';
import { sniffType } from '../../ads/media/probe/sniffType';
import { limitStream, readHead } from '../uploads/limitStream';
import { isOfPerson } from '../visitors/samePerson';

type FileRow = typeof conversation_files.$inferSelect;

/** Who sends a file. */
export type FileOwner =
  | { readonly agency_id: number; readonly visitor_id: number; readonly user_id: null }
  | { readonly agency_id: number; readonly visitor_id: null; readonly user_id: number };

/** Type of files that are saved, never shown. */
const unknownType = 'application/octet-stream';

export function toFile({ token, name, type, bytes }: FileRow): ConversationFile {
  return { token, name, type, bytes };
}

/**
 * Stores a file while it arrives. It stays unused, and is swept after a day, until its owner sends it with a
 * message.
 * @throws Problem 413
 */
export async function storeConversationFile(
  ports: Ports,
  owner: FileOwner,
  file: IncomingFile,
): Promise<ConversationFile> {
  const { agency_id } = owner;
  const reader = file.body.getReader();
  const head = await readHead(reader);
  const type = sniffType(head) ?? unknownType;
  const token = ports.ids.token();
  const file_key = `conversations/${agency_id}/${token}`;
  const limited = limitStream(reader, head, maxFileBytes);
  await recordFile(ports, agency_id, file_key);
  try {
    await ports.files.put(file_key, { body: limited.body, type });
    const row = {
      ...owner,
      token,
      file_key,
      type,
      name: cleanName(file.name, 'file'),
      bytes: limited.countBytes(),
      created_at: ports.clock.now(),
    };
    return await inTenant(ports.db, agency_id, async (tx) => {
      const [stored] = await tx.insert(conversation_files).values(row).returning();
      return toFile(found(stored));
    });
  } catch (error) {
    await dropFiles(ports, agency_id, [file_key]);
    throw error;
  }
}

/**
 * Attaches stored files to their owner's message.
 * @throws Problem 422 for a file of another owner, of another message, or one that was swept
 */
export async function attachFiles(
  tx: Database,
  { agency_id, visitor_id, user_id }: FileOwner,
  tokens: readonly string[],
  messageId: number,
): Promise<void> {
  if (tokens.length === 0) return;
  const isOwner =
    visitor_id === null
      ? eq(conversation_files.user_id, user_id)
      : isOfPerson(conversation_files.visitor_id, { agency_id, visitor_id });
  const attached = await tx
    .update(conversation_files)
    .set({ message_id: messageId })
    .where(
      and(
        eq(conversation_files.agency_id, agency_id),
        isOwner,
        inArray(conversation_files.token, [...tokens]),
        isNull(conversation_files.message_id),
      ),
    )
    .returning({ file_key: conversation_files.file_key });
  if (attached.length !== new Set(tokens).size) {
    throw invalid({ files: ['A file is no longer available. Please attach it again.'] });
  }
  for (const { file_key } of attached) await claimFile(tx, agency_id, file_key);
}

/** Lists the files of a conversation's messages. */
export function listFiles(tx: Database, agencyId: number, conversationId: number) {
  return tx
    .select({ message_id: conversation_files.message_id, file: conversation_files })
    .from(conversation_files)
    .innerJoin(conversation_messages, ofMessage)
    .where(
      and(
        eq(conversation_files.agency_id, agencyId),
        eq(conversation_messages.conversation_id, conversationId),
      ),
    )
    .orderBy(asc(conversation_files.id));
}

const ofMessage = and(
  eq(conversation_messages.agency_id, conversation_files.agency_id),
  eq(conversation_messages.id, conversation_files.message_id),
);

/** Finds a file that was sent in any conversation of the tenant, or in one. */
export async function findFile(
  tx: Database,
  { agency_id, conversation_id }: { readonly agency_id: number; readonly conversation_id?: number },
  token: string,
): Promise<FileRow | undefined> {
  const [row] = await tx
    .select({ file: conversation_files })
    .from(conversation_files)
    .innerJoin(conversation_messages, ofMessage)
    .where(
      and(
        eq(conversation_files.agency_id, agency_id),
        eq(conversation_files.token, token),
        conversation_id === undefined
          ? undefined
          : eq(conversation_messages.conversation_id, conversation_id),
      ),
    );
  return row?.file;
}

/** Opens a file as a download. @throws Problem 404 */
export async function openFile(
  { files }: Pick<Ports, 'files'>,
  row: FileRow | undefined,
): Promise<FileAnswer> {
  const { name, type, file_key } = found(row);
  const file = found(await files.find(file_key));
  return { filename: name, type, size: file.size, body: await file.read() };
}

/** Lists the keys of all files of conversations, before these are deleted. */
export async function listFileKeys(
  tx: Database,
  agencyId: number,
  conversationId: number,
): Promise<string[]> {
  return (await listFiles(tx, agencyId, conversationId)).map(({ file }) => file.file_key);
}
