import type { IncomingFile, IncomingForm } from '@adlane/contract';
import { messages } from '@adlane/contract/rules';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { decodeField, type MultipartError, make, type PartInfo } from 'multipasta';
import { sha256Hex } from '../../crypto/sha256Hex';
import { invalid, Problem } from '../problem';
import { buildTooLarge } from './bodyLimits';
import { type PartName, parsePartName } from './parsePartName';

/** Limits for the parts of a form besides its file: number and bytes of each. */
const maxParts = 20;
const maxFieldBytes = 16_384;
/** Maximum bytes of a form besides its file; the parser ends the headers of a part at the size of a field. */
const maxBesidesFile = maxParts * 2 * maxFieldBytes;

type ParseFields = (fields: Readonly<Record<string, string>>) => unknown;

const readPartName = (part: PartInfo) => parsePartName(part.headers['content-disposition']);
const isFile = ({ name, filename }: PartName) => filename !== undefined || name === 'file';
const malformedForm = () => new Problem('MALFORMED', 'The request body is not a valid multipart form.');

/** Reads a form as it arrives: bytes are parsed on demand and never buffered. */
class Reading {
  readonly fields: Record<string, string> = {};
  readonly #chunks: Uint8Array[] = [];
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  readonly #parser: ReturnType<typeof make>;
  readonly #maxBytes: number;
  #file: PartInfo | undefined;
  #isFileOver = false;
  #isUnwanted = false;
  #isOver = false;
  #readBytes = 0;
  #fileBytes = 0;
  #failure: Problem | undefined;
  readonly #hash: ReturnType<typeof sha256.create> | undefined;

  constructor(request: Request, maxBytes: number) {
    this.#maxBytes = maxBytes;
    if (request.headers.has('idempotency-key')) this.#hash = sha256.create();
    this.#reader = (request.body ?? new Blob([]).stream()).getReader();
    this.#parser = make({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      maxParts,
      maxFieldSize: maxFieldBytes,
      maxTotalSize: maxBytes,
      isFile: (part) => isFile(readPartName(part)),
      onField: (part, value) => this.#takeField(part, value),
      onFile: (part) => this.#takeFile(part),
      onError: (error) => this.#refuse(error),
      onDone: () => undefined,
    });
  }

  #takeField(part: PartInfo, value: Uint8Array): void {
    const { name } = readPartName(part);
    if (name === '' || name === '__proto__' || Object.hasOwn(this.fields, name)) this.#fail(malformedForm());
    this.fields[name] = decodeField(part, value);
  }

  #takeFile(part: PartInfo): (chunk: Uint8Array | null) => void {
    if (this.#file !== undefined || readPartName(part).name !== 'file') {
      this.#fail(invalid({ file: ['Send one file, named file.'] }));
    }
    this.#file = part;
    return (chunk) => {
      if (chunk !== null) this.#hash?.update(chunk);
      this.#fileBytes += chunk?.byteLength ?? 0;
      if (chunk === null) this.#isFileOver = true;
      else if (!this.#isUnwanted) this.#chunks.push(chunk);
    };
  }

  /** Ends the parser in the middle of its chunk, which may have thousands of parts more. */
  #fail(problem: Problem): never {
    this.#failure ??= problem;
    throw problem;
  }

  #refuse(error: MultipartError): void {
    // The parser is still being created, and reads nothing.
    if (error._tag === 'InvalidBoundary') this.#failure = malformedForm();
    else this.#fail(error._tag === 'ReachedLimit' ? this.#buildLimit(error.limit) : malformedForm());
  }

  #buildLimit(limit: string): Problem {
    if (limit === 'MaxTotalSize') return buildTooLarge(this.#maxBytes);
    if (limit === 'MaxParts') return new Problem('MALFORMED', `The form has more than ${maxParts} parts.`);
    const kilobytes = maxFieldBytes / 1024;
    return new Problem('MALFORMED', `A field of the form is larger than ${kilobytes} KB.`);
  }

  /**
   * Parses the next bytes of the request.
   * @throws Problem when the body is not a form or too large
   */
  async #advance(): Promise<void> {
    const { done, value } = await this.#reader.read().catch(() => {
      throw new Problem('MALFORMED', 'The request body ended before it was complete.');
    });
    this.#readBytes += value?.byteLength ?? 0;
    try {
      if (value) this.#parser.write(value);
      if (done) this.#parser.end();
      // The parser counts no parts that are empty.
      if (this.#readBytes - this.#fileBytes > maxBesidesFile) this.#fail(malformedForm());
    } catch {
      // For example, a broken escape in a file name.
      this.#failure ??= malformedForm();
    }
    this.#isOver = done;
    if (this.#failure) throw this.#failure;
  }

  /** Reads until the file begins; returns undefined if the form has none. */
  async findFile(): Promise<IncomingFile | undefined> {
    while (!this.#file && !this.#isOver) await this.#advance();
    if (!this.#file) return undefined;
    const { filename = '' } = readPartName(this.#file);
    const { contentType } = this.#file;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          while (this.#chunks.length === 0 && !this.#isFileOver && !this.#isOver) await this.#advance();
          const chunk = this.#chunks.shift();
          if (chunk) controller.enqueue(chunk);
          else controller.close();
        },
        cancel: () => this.forgetFile(),
      },
      { highWaterMark: 0 },
    );
    return { name: filename, type: contentType, body };
  }

  forgetFile(): void {
    this.#isUnwanted = true;
    this.#chunks.length = 0;
  }

  /** Returns the digest of the whole form once it was read; undefined without an idempotency key. */
  findDigest(): string | undefined {
    if (!this.#hash) return undefined;
    // Not of the bytes as sent: a browser separates the parts of each request by another text.
    const fields = Object.entries(this.fields).sort(([a], [b]) => (a < b ? -1 : 1));
    const file = this.#file && [readPartName(this.#file).filename, this.#file.contentType];
    return sha256Hex(JSON.stringify([fields, file, bytesToHex(this.#hash.digest())]));
  }

  /** Reads the rest without the file. */
  async finish(): Promise<void> {
    this.forgetFile();
    while (!this.#isOver) await this.#advance();
  }

  /** Drops the rest unparsed, up to the limit: a client that is still sending would never see an answer. */
  async drop(): Promise<void> {
    this.forgetFile();
    while (!this.#isOver && this.#readBytes <= this.#maxBytes) {
      const { done, value } = await this.#reader.read();
      this.#isOver = done;
      this.#readBytes += value?.byteLength ?? 0;
    }
  }
}

/** A multipart form whose file is streamed; the size limit is enforced while it is read. */
export class StreamedForm implements IncomingForm<Record<string, unknown>> {
  readonly #request: Request;
  readonly #maxBytes: number;
  readonly #parse: ParseFields;
  #digest: string | undefined;

  constructor(request: Request, maxBytes: number, parse: ParseFields) {
    this.#request = request;
    this.#maxBytes = maxBytes;
    this.#parse = parse;
  }

  /** Represents the form where a request is named before its body is read. */
  toJSON(): string {
    return 'form';
  }

  /** Digest of what was received; undefined before, and without an idempotency key. */
  get digest(): string | undefined {
    return this.#digest;
  }

  /**
   * Reads the form without storing it, to compare it with one that was received before.
   * @throws Problem 400, 413
   */
  async readDigest(): Promise<string | undefined> {
    const reading = new Reading(this.#request, this.#maxBytes);
    await reading.finish();
    return reading.findDigest();
  }

  /**
   * @throws Problem 400, 413, 422; the rest of the body is then read and dropped
   */
  async receive<T>(
    store: (file: IncomingFile) => Promise<T>,
  ): Promise<{ stored: T; fields: Record<string, unknown> }> {
    const reading = new Reading(this.#request, this.#maxBytes);
    try {
      const file = await reading.findFile();
      if (!file) throw invalid({ file: [messages.fieldRequired] });
      const stored = await store(file);
      await reading.finish();
      this.#digest = reading.findDigest();
      return { stored, fields: this.#parse(reading.fields) as Record<string, unknown> };
    } catch (error) {
      await reading.drop().catch(() => undefined);
      throw error;
    }
  }
}
