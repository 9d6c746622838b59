import type { IncomingFile } from '@adlane/contract';
import {
  checkImageBytes,
  checkUploadSize,
  checkVideoBytes,
  limits,
  ownMessages,
  refusalMessages,
} from '@adlane/contract/rules';
import { invalid } from '../../../http/problem';
import { joinChunks } from '../../../http/requests/joinChunks';
import type { Ports } from '../../../ports';
import { getExtension } from './fileNames';
import { dropFiles, recordFile } from './orphanFiles';
import { createVideoProbe } from './probe/createVideoProbe';
import { readImageFacts } from './probe/readImageFacts';
import { type ImageType, sniffBytes, sniffType, type VideoType } from './probe/sniffType';

/** A stored file with the facts of its content. */
export type ReceivedFile = {
  readonly file_key: string;
  readonly kind: 'image' | 'video';
  /** Detected by content. */
  readonly type: ImageType | VideoType;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly duration: number | null;
  /** The name that the sender gave. */
  readonly name: string;
};

type Content = Omit<ReceivedFile, 'file_key' | 'name'>;
type Reader = ReadableStreamDefaultReader<Uint8Array>;

export type ReceiveRules = {
  readonly agency_id: number;
  /** Whether to refuse videos. */
  readonly isImageOnly?: boolean;
  /** Whether an image may have any size: a thumbnail has its video's. */
  readonly isAnySize?: boolean;
};

const refuse = (text: string | undefined) => {
  if (text !== undefined) throw invalid({ file: [text] });
};

/** Reads until `wanted` bytes have arrived or the file ends. */
async function readUpTo(reader: Reader, begun: Uint8Array, wanted: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks = [begun];
  let total = begun.byteLength;
  while (total < wanted) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    total += value.byteLength;
  }
  return joinChunks(chunks);
}

/**
 * Reads an image and cuts off data after its end.
 * @throws Problem 422
 */
async function receiveImage(
  reader: Reader,
  { head, type, isAnySize }: { head: Uint8Array; type: ImageType; isAnySize: boolean },
): Promise<{ content: Content; body: Uint8Array<ArrayBuffer> }> {
  const bytes = await readUpTo(reader, head, limits.image.maxBytes + 1);
  refuse(checkImageBytes(bytes.byteLength));
  const facts = readImageFacts(type, bytes);
  if (!facts) throw invalid({ file: [refusalMessages.mediaDamaged] });
  if (facts.isAnimated) refuse(refusalMessages.imageAnimated);
  const { width, height, end } = facts;
  if (!isAnySize) refuse(checkUploadSize({ width, height }));
  const body = bytes.subarray(0, end);
  return { body, content: { kind: 'image', type, bytes: end, width, height, duration: null } };
}

/**
 * Writes a video while it arrives; only its description is buffered.
 * @throws Problem 422
 */
async function receiveVideo(
  reader: Reader,
  {
    head,
    type,
    write,
  }: { head: Uint8Array; type: VideoType; write: (body: ReadableStream<Uint8Array>) => Promise<void> },
): Promise<Content> {
  const probe = createVideoProbe(type);
  let bytes = 0;
  const pass = (controller: ReadableStreamDefaultController<Uint8Array>, chunk: Uint8Array) => {
    bytes += chunk.byteLength;
    refuse(checkVideoBytes(bytes));
    probe.push(chunk);
    controller.enqueue(chunk);
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => pass(controller, head),
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else pass(controller, value);
      },
    },
    { highWaterMark: 0 },
  );
  await write(body);
  const facts = probe.end();
  if (!facts) throw invalid({ file: [refusalMessages.mediaDamaged] });
  return { kind: 'video', type, bytes, ...facts };
}

function isVideo(type: ImageType | VideoType): type is VideoType {
  return type.startsWith('video/');
}

/**
 * Stores an upload, validated by its content and never by its name or declared type. An upload that is
 * refused, cut off or too large for the disk leaves nothing behind. The file is recorded as unused: give it a
 * row (`claimFile`) or delete it (`dropFiles`).
 * @throws Problem 422
 */
export async function receiveFile(
  ports: Ports,
  file: IncomingFile,
  rules: ReceiveRules,
): Promise<ReceivedFile> {
  const reader = file.body.getReader();
  const head = await readUpTo(reader, new Uint8Array(0), sniffBytes);
  const type = sniffType(head);
  if (!type || (rules.isImageOnly && isVideo(type))) throw invalid({ file: [ownMessages.mediaTypeRefused] });
  const image = isVideo(type)
    ? undefined
    : await receiveImage(reader, { head, type, isAnySize: rules.isAnySize ?? false });
  const file_key = `public/media/${rules.agency_id}/${ports.ids.token()}.${getExtension(type)}`;
  await recordFile(ports, rules.agency_id, file_key);
  try {
    const write = (body: Uint8Array | ReadableStream<Uint8Array>) =>
      ports.files.put(file_key, { body, type });
    if (image) await write(image.body);
    const content = isVideo(type) ? await receiveVideo(reader, { head, type, write }) : image?.content;
    if (!content) throw new TypeError(`A file of the type ${type} was not accepted.`);
    return { ...content, file_key, name: file.name };
  } catch (error) {
    await dropFiles(ports, rules.agency_id, [file_key]);
    throw error;
  }
}
