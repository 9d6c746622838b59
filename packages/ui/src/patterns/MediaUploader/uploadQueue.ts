/** Where a file stands on its way to the library. */
export type UploadState = 'checking' | 'waiting' | 'sending' | 'done' | 'refused' | 'failed';

/** A file that the user handed over. */
export type Upload = {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
  /** Share that is sent, 0 to 1. */
  readonly share: number;
  /** Why it was refused before it was sent, or why sending failed. */
  readonly problem?: string | undefined;
  /** What should be known of it, although it is sent. */
  readonly advice?: string | undefined;
};

/** What happens to the files. */
export type UploadEvent =
  | { readonly type: 'added'; readonly files: readonly { readonly id: number; readonly file: File }[] }
  | { readonly type: 'accepted'; readonly id: number; readonly advice?: string | undefined }
  | { readonly type: 'refused'; readonly id: number; readonly problem: string }
  | { readonly type: 'started'; readonly id: number }
  | { readonly type: 'progressed'; readonly id: number; readonly share: number }
  | { readonly type: 'arrived'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly problem: string }
  | { readonly type: 'retried'; readonly id: number }
  | { readonly type: 'removed'; readonly id: number };

/** Files that are sent at the same time. */
export const parallelUploads = 2;

function change(uploads: readonly Upload[], id: number, patch: Partial<Upload>): readonly Upload[] {
  return uploads.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload));
}

/** The files after an event. An event for a file that was taken off the list changes nothing. */
export function nextUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
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

/** The files whose turn it is: in their order, so that never more than `parallelUploads` are on their way. */
export function uploadsToStart(uploads: readonly Upload[]): readonly Upload[] {
  const sending = uploads.filter(({ state }) => state === 'sending').length;
  const free = Math.max(parallelUploads - sending, 0);
  return uploads.filter(({ state }) => state === 'waiting').slice(0, free);
}
