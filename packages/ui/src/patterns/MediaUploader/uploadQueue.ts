/** State of an upload. */
export type UploadState =
  | 'checking'
  | 'waiting'
  | 'sending'
  /** Paused by the user. */
  | 'paused'
  /** Waits for the network; continues by itself. */
  | 'offline'
  | 'done'
  | 'refused'
  | 'failed';

/** A file of the upload queue. */
export type Upload = {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
  /** Progress, 0 to 1. */
  readonly share: number;
  /** Why the file was rejected, or why the upload failed. */
  readonly problem?: string | undefined;
  /** Advice that does not block the upload. */
  readonly advice?: string | undefined;
};

/** Events of the upload queue. */
export type UploadEvent =
  | { readonly type: 'added'; readonly files: readonly { readonly id: number; readonly file: File }[] }
  | { readonly type: 'accepted'; readonly id: number; readonly advice?: string | undefined }
  | { readonly type: 'refused'; readonly id: number; readonly problem: string }
  | { readonly type: 'started'; readonly id: number }
  | { readonly type: 'progressed'; readonly id: number; readonly share: number }
  | { readonly type: 'paused' | 'resumed' | 'disconnected'; readonly id: number }
  | { readonly type: 'arrived'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly problem: string }
  | { readonly type: 'retried'; readonly id: number }
  | { readonly type: 'removed'; readonly id: number };

/** Number of parallel uploads. */
export const parallelUploads = 2;

function change(uploads: readonly Upload[], id: number, patch: Partial<Upload>): readonly Upload[] {
  return uploads.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload));
}

/** Reducer of the upload queue. Events of removed files change nothing. */
export function applyUploadEvent(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'added':
      return [
        ...uploads,
        ...event.files.map(({ id, file }) => ({ id, file, state: 'checking' as const, share: 0 })),
      ];
    case 'accepted':
      return change(uploads, event.id, { state: 'waiting', advice: event.advice });
    case 'refused':
      return change(uploads, event.id, { state: 'refused', problem: event.problem });
    case 'started':
      return change(uploads, event.id, { state: 'sending', share: 0 });
    case 'progressed':
      return change(uploads, event.id, { share: event.share });
    case 'paused':
      return change(uploads, event.id, { state: 'paused' });
    case 'disconnected':
      return change(uploads, event.id, { state: 'offline' });
    case 'resumed':
      return change(uploads, event.id, { state: 'sending' });
    case 'arrived':
      return change(uploads, event.id, { state: 'done', share: 1 });
    case 'failed':
      return change(uploads, event.id, { state: 'failed', problem: event.problem });
    case 'retried':
      return change(uploads, event.id, { state: 'waiting', share: 0, problem: undefined });
    case 'removed':
      return uploads.filter(({ id }) => id !== event.id);
    default:
      return event satisfies never;
  }
}

/** Returns the files to send next, in order, with at most `parallelUploads` in flight. */
export function listUploadsToStart(uploads: readonly Upload[]): readonly Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending' || state === 'offline').length;
  const free = Math.max(parallelUploads - sending, 0);
  return uploads.filter(({ state }) => state === 'waiting').slice(0, free);
}
