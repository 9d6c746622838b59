import { demoSdkKey } from '@adlane/mocks/world';

/** A request whose body is built to keep the server busy. */
export type HostileRequest = {
  readonly name: string;
  readonly path: string;
  readonly as: 'agency' | 'visitor' | 'page';
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Status of the refusal, or of the answer to a large file that is in order. */
  readonly status: number;
};

const mebibyte = 1024 * 1024;
const size = 10 * mebibyte - 1;
const imageSize = 5 * mebibyte;
const encode = (text: string) => new TextEncoder().encode(text);

/** Repeats `text` up to `bytes` bytes, after `start`. */
function fill(text: string, { start = '', end = '', bytes = size } = {}): string {
  return `${start}${text.repeat(Math.floor((bytes - start.length - end.length) / text.length))}${end}`;
}

function join(...parts: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? encode(part) : part))));
}

const formType = 'multipart/form-data; boundary=hostile';
const fileHeader = '--hostile\r\ncontent-disposition: form-data; name="file"; filename="file"\r\n\r\n';
const formEnd = '\r\n--hostile--\r\n';
const toForm = (file: Uint8Array | string) => join(fileHeader, file, formEnd);

function number(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}
const box = (name: string, body: Uint8Array) => join(number(body.byteLength + 8), name, body);
const repeat = (part: Uint8Array, bytes: number) =>
  new Uint8Array(Buffer.alloc(Math.floor(bytes / part.byteLength) * part.byteLength, part));

function listTables(): HostileRequest[] {
  const toImport = (name: string, text: string, status = 422): HostileRequest => ({
    name: `CSV: ${name}`,
    path: '/api/v1/templates/bulk/import',
    as: 'agency',
    type: formType,
    body: toForm(text),
    status,
  });
  return [
    toImport('broken quotes', fill('a,"', { start: 'name\n"' })),
    toImport('broken quotes in every row', fill('a"b,"c\n', { start: 'name,niche\n' })),
    toImport('empty lines', fill('\n', { start: 'name\n' })),
    toImport('lines of spaces', fill(' \n', { start: 'name\n' })),
    toImport('rows of commas', fill(',,,,\n', { start: 'name,niche\n' })),
    toImport('one cell in quotes', fill('x', { start: 'name\n"', end: '"\n' })),
    toImport('one cell', fill('x', { start: 'name\n' })),
    toImport('one cell of quotes', fill('""', { start: 'name\n"', end: '"\n' })),
    toImport('columns without a name', fill(',', { start: 'name' })),
    toImport('columns', fill(',name', { start: 'name', end: '\nx' })),
    toImport('rows', fill('x\n', { start: 'name\n' })),
    toImport(
      '10,000 long rows in order',
      fill(`x,${'Some text '.repeat(105)}\n`, { start: 'name,adText1\n' }),
      202,
    ),
  ];
}

function listForms(): HostileRequest[] {
  const part = '--hostile\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
  const hostile = [
    ['100,000 parts', join(part.repeat(100_000), '--hostile--\r\n'), 400],
    ['one part of headers', join('--hostile\r\n', fill('a: b\r\n'), '\r\n', formEnd), 400],
    [
      'one long header',
      join('--hostile\r\ncontent-disposition: form-data; name="', fill('x'), '"\r\n\r\n', formEnd),
      400,
    ],
    ['boundaries', join(fill('\r\n--hostile')), 400],
    [
      'a long field',
      join('--hostile\r\ncontent-disposition: form-data; name="a"\r\n\r\n', fill('x'), formEnd),
      400,
    ],
  ] as const;
  const paths = ['/api/v1/templates/bulk/import', '/api/v1/media/store'];
  return paths.flatMap((path) =>
    hostile.map(([name, body, status]) => ({
      name: `Form: ${name} to ${path}`,
      path,
      as: 'agency' as const,
      type: formType,
      body,
      status,
    })),
  );
}

function listMedia(): HostileRequest[] {
  const toMedia = (name: string, file: Uint8Array, status = 422): HostileRequest => ({
    name,
    path: '/api/v1/media/store',
    as: 'agency',
    type: formType,
    body: toForm(file),
    status,
  });
  const png = (width: number, height: number) =>
    join(
      new Uint8Array([0x89]),
      'PNG\r\n\x1a\n',
      number(13),
      'IHDR',
      number(width),
      number(height),
      new Uint8Array(9),
    );
  const pngEnd = join(number(1), 'IDAT', new Uint8Array(5), number(0), 'IEND', number(0));
  const emptyChunk = join(number(0), 'tEXt', number(0));
  const frame = (width: number, height: number) =>
    new Uint8Array([0xff, 0xc0, 0, 8, 8, height >> 8, height & 255, width >> 8, width & 255, 0]);
  const start = new Uint8Array([0xff, 0xd8]);
  const end = new Uint8Array([0xff, 0xda, 0, 2, 1, 0xff, 0xd9]);
  const track = box('trak', box('mdia', box('hdlr', join(new Uint8Array(8), 'soun', new Uint8Array(12)))));
  const type = box('ftyp', join('isom', number(0)));
  const gif = join('GIF89a', new Uint8Array([64, 1, 64, 1, 0, 0, 0]));
  const webm = new Uint8Array([
    0x1a, 0x45, 0xdf, 0xa3, 0x80, 0x18, 0x53, 0x80, 0x67, 0x01, 255, 255, 255, 255, 255, 255, 255,
  ]);
  const imageFill = imageSize - 200;
  return [
    toMedia('PNG: empty chunks', join(png(600, 600), repeat(emptyChunk, imageFill), pngEnd)),
    toMedia('PNG: 30,000 × 30,000 pixels', join(png(30_000, 30_000), pngEnd)),
    toMedia(
      'JPEG: empty segments',
      join(start, repeat(new Uint8Array([0xff, 0xe2, 0, 2]), imageFill), frame(600, 600), end),
    ),
    toMedia(
      'JPEG: fill bytes',
      join(start, repeat(new Uint8Array([0xff]), imageFill), frame(600, 600), end),
      201,
    ),
    toMedia(
      'JPEG: restart marks',
      join(start, frame(600, 600), end.subarray(0, 4), repeat(new Uint8Array([0xff, 0xd0]), imageFill), end),
      201,
    ),
    toMedia(
      'JPEG: Exif entries',
      join(
        start,
        repeat(
          join(
            new Uint8Array([0xff, 0xe1, 0xff, 0xff]),
            'Exif\0\0MM\0*',
            number(8),
            new Uint8Array([0xff, 0xff]),
            new Uint8Array(65_533 - 16),
          ),
          imageFill,
        ),
        frame(600, 600),
        end,
      ),
      201,
    ),
    toMedia('JPEG: 65,535 × 400 pixels', join(start, frame(65_535, 400), end)),
    toMedia(
      'GIF: blocks of one byte',
      join(gif, repeat(new Uint8Array([0x21, 0xfe, 1, 0, 0]), imageFill), new Uint8Array([0x3b])),
    ),
    toMedia(
      'GIF: frames',
      join(
        gif,
        repeat(new Uint8Array([0x2c, 0, 0, 0, 0, 64, 1, 64, 1, 0, 2, 0]), imageFill),
        new Uint8Array([0x3b]),
      ),
    ),
    toMedia(
      'MP4: tracks without pictures',
      join(type, box('moov', join(box('mvhd', new Uint8Array(100)), repeat(track, size)))),
    ),
    toMedia(
      'MP4: boxes in the description',
      join(type, box('moov', repeat(box('free', new Uint8Array(0)), size))),
    ),
    toMedia('MP4: empty boxes', join(type, repeat(box('free', new Uint8Array(0)), size))),
    toMedia('WebM: empty elements', join(webm, repeat(new Uint8Array([0xec, 0x80]), size))),
  ];
}

function listTickets(): HostileRequest[] {
  const toTicket = (name: string, text: string, status = 400): HostileRequest => ({
    name: `Ticket: ${name}`,
    path: '/sdk/bugs/v2',
    as: 'visitor',
    type: 'application/json',
    body: encode(text),
    status,
  });
  const page = '"baseUrl":"https://shop.test/","width":10,"height":10,"isMobile":false';
  const replay = {
    start: `{"webReplay":{"startDate":1,${page},"type":"rrweb","events":[`,
    end: '{"type":4,"timestamp":1,"data":1}]}}',
  };
  const event = (data: string) => `{"type":3,"timestamp":1762075200000,"data":${data}},`;
  const networkLog = '{"networkLogs":[{"url":"/","type":"GET","date":"",';
  const moves = JSON.stringify({ source: 1, positions: [{ x: 1, y: 2, id: 3, timeOffset: -4 }] });
  return [
    toTicket('events of a replay', fill(event(moves), replay), 413),
    toTicket('short events of a replay', fill('{"type":3,"timestamp":1,"data":1},', replay), 413),
    toTicket('32 MiB of events', fill(event(moves), { ...replay, bytes: 32 * mebibyte - 1 }), 413),
    toTicket('a replay in order', fill(event(JSON.stringify({ text: 'x'.repeat(2000) })), replay), 201),
    toTicket(
      'a screenshot in order',
      fill('<p>Some text</p>', { start: `{"screenshotData":{${page},"x":0,"y":0,"html":"`, end: '"}}' }),
      201,
    ),
    toTicket(
      'a screenshot of escapes',
      fill('\\u0000', { start: `{"screenshotData":{${page},"x":0,"y":0,"html":"`, end: '"}}' }),
      201,
    ),
    toTicket('lists in its form', fill('[],', { start: '{"formData":{"a":[', end: '1]}}' }), 413),
    toTicket('keys in its form', fill('"a":1,', { start: '{"formData":{', end: '"b":1}}' }), 413),
    toTicket('numbers', fill('1,', { start: '{"formData":{"a":[', end: '1]}}' }), 413),
    toTicket('depth', fill('[', { start: '{"formData":{"a":' })),
    toTicket('depth of objects', fill('{"a":', { start: '{"formData":' })),
    toTicket('long text in its form', fill('x', { start: '{"formData":{"description":"', end: '"}}' }), 413),
    toTicket(
      'objects in its network log',
      fill('{"a":"b"},', { start: `${networkLog}"request":{"payload":[`, end: '1]}}]}', bytes: 4_900_000 }),
      413,
    ),
    toTicket(
      'objects in its network log up to the limit',
      fill('{"a":"b"},', { start: `${networkLog}"request":{"payload":[`, end: '1]}}]}', bytes: 499_000 }),
      201,
    ),
    toTicket(
      'lists in an unknown field',
      fill('[],', { start: '{"a":[', end: '1]}', bytes: 1_490_000 }),
      413,
    ),
    toTicket(
      'an answer in its network log',
      fill('x', {
        start: `${networkLog}"response":{"responseText":"`,
        end: '"}}]}',
      }),
      201,
    ),
  ];
}

function listJson(): HostileRequest[] {
  const bytes = mebibyte - 100;
  const to = (name: string, path: string, as: HostileRequest['as'], text: string, status: number) => ({
    name: `JSON of 1 MiB: ${name}`,
    path,
    as,
    type: 'application/json',
    body: encode(text),
    status,
  });
  return [
    to(
      'lists',
      '/sdk/sessions',
      'page',
      fill('[],', { start: '{"customData":{"a":[', end: '1]}}', bytes }),
      413,
    ),
    to(
      'broken texts',
      '/sdk/sessions',
      'page',
      fill('"\\u0000",', { start: '{"customData":{"a":[', end: '1]}}', bytes }),
      413,
    ),
    to(
      'events',
      '/sdk/sessions/ping',
      'visitor',
      fill('{"name":"a","date":""},', { start: '{"events":[', end: '1]}', bytes }),
      413,
    ),
    to(
      'ids',
      '/api/v1/media/bulk-delete',
      'agency',
      fill('1,', { start: '{"ids":[', end: '1]}', bytes }),
      413,
    ),
  ];
}

/** Lists requests that are built to keep the server busy, each as large as its call accepts or 10 MiB. */
export function listHostileRequests(): HostileRequest[] {
  return [...listTables(), ...listForms(), ...listMedia(), ...listTickets(), ...listJson()];
}

/** Headers of a page that embeds the widget. */
export const pageHeaders = { 'api-token': demoSdkKey };
