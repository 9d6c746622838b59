import type { IncomingFile } from '@adlane/contract';
import { maxRecordingBytes } from '@adlane/contract/widget/uploads';
import { recordings } from '../../../db/schema/widget/recordings';
import { inTenant } from '../../../db/tenant';
import type { VisitorCaller } from '../../../http/callers';
import { invalid } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { dropFiles, recordFile } from '../../ads/media/orphanFiles';
import { sniffType } from '../../ads/media/probe/sniffType';
import { limitStream, readHead } from './limitStream';

type RecordingType = 'video/webm' | 'video/mp4';

function recordingType(head: Uint8Array): RecordingType {
  const type = sniffType(head);
  if (type === 'video/webm' || type === 'video/mp4') return type;
  throw invalid({ file: ['A recording is a WebM or MP4 video.'] });
}

/**
 * Stores a recording while it arrives, validated by its content. It stays unused, and is swept after a day,
 * until a ticket of the same visitor refers to it.
 * @returns the token that ends its URL
 * @throws Problem 413, 422
 */
export async function storeRecording(
  ports: Ports,
  { agency_id, project_id, visitor_id }: VisitorCaller,
  file: IncomingFile,
): Promise<string> {
  const reader = file.body.getReader();
  const head = await readHead(reader);
  const type = recordingType(head);
  const token = ports.ids.token();
  const file_key = `recordings/${agency_id}/${token}.${type === 'video/webm' ? 'webm' : 'mp4'}`;
  const limited = limitStream(reader, head, maxRecordingBytes);
  await recordFile(ports, agency_id, file_key);
  try {
    await ports.files.put(file_key, { body: limited.body, type });
    const now = ports.clock.now();
    const bytes = limited.countBytes();
    const row = { agency_id, project_id, visitor_id, token, file_key, type, bytes };
    await inTenant(ports.db, agency_id, async (tx) => {
      await tx.insert(recordings).values({ ...row, created_at: now, updated_at: now });
    });
    return token;
  } catch (error) {
    await dropFiles(ports, agency_id, [file_key]);
    throw error;
  }
}
