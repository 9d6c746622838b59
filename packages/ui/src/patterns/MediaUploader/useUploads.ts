import { useEffect, useReducer, useRef } from 'react';
import type { MediaUploaderProps } from './MediaUploaderProps';
import { readFileFacts } from './readFileFacts';
import { applyUploadEvent, listUploadsToStart, type Upload } from './uploadQueue';

const unknownProblem = 'Something went wrong please try later';

function describeProblem(error: unknown): string {
  return error instanceof Error && error.message ? error.message : unknownProblem;
}

type Options = Pick<MediaUploaderProps, 'check' | 'advise' | 'upload' | 'onUploaded'>;

type Uploads = {
  uploads: readonly Upload[];
  /** Adds files: each is validated, then sent. */
  add: (files: readonly File[]) => void;
  /** Removes a file; aborts its upload. */
  remove: (id: number) => void;
  /** Retries a failed upload. */
  retry: (id: number) => void;
  /** Pauses an upload after its current part. */
  pause: (id: number) => void;
  resume: (id: number) => void;
};

/** Holds an upload until the user resumes it. */
type Gate = { readonly opened: Promise<void>; open(): void };

function createGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Validates and uploads files, two at a time. Unmounting aborts all uploads. */
export function useUploads(options: Options): Uploads {
  const [uploads, send] = useReducer(applyUploadEvent, []);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const lastId = useRef(0);
  const controllers = useRef(new Map<number, AbortController>());
  const gates = useRef(new Map<number, Gate>());

  useEffect(function abortOnUnmount() {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  async function check(id: number, file: File) {
    const early = latest.current.check(file);
    const facts = early === undefined ? await readFileFacts(file) : undefined;
    const problem = early ?? (facts && latest.current.check(file, facts));
    if (problem !== undefined) return send({ type: 'refused', id, problem });
    send({ type: 'accepted', id, advice: facts && latest.current.advise?.(file, facts) });
  }

  async function sendFile({ id, file }: Upload) {
    const controller = new AbortController();
    controllers.current.set(id, controller);
    send({ type: 'started', id });
    try {
      const item = await latest.current.upload(file, {
        signal: controller.signal,
        onProgress: (share) => send({ type: 'progressed', id, share }),
        onWaiting: (isWaiting) => {
          // A pause of the user outlasts a lost connection.
          if (!gates.current.has(id)) send({ type: isWaiting ? 'disconnected' : 'resumed', id });
        },
        whenResumed: () => gates.current.get(id)?.opened ?? Promise.resolve(),
      });
      send({ type: 'arrived', id });
      if (!controller.signal.aborted) latest.current.onUploaded(item);
    } catch (error) {
      if (!controller.signal.aborted) send({ type: 'failed', id, problem: describeProblem(error) });
    } finally {
      controllers.current.delete(id);
      gates.current.delete(id);
    }
  }

  useEffect(function startQueued() {
    for (const upload of listUploadsToStart(uploads)) {
      if (!controllers.current.has(upload.id)) void sendFile(upload);
    }
  });

  return {
    uploads,
    add(files) {
      const numbered = files.map((file) => {
        lastId.current += 1;
        return { id: lastId.current, file };
      });
      send({ type: 'added', files: numbered });
      for (const { id, file } of numbered) void check(id, file);
    },
    remove(id) {
      controllers.current.get(id)?.abort();
      gates.current.get(id)?.open();
      send({ type: 'removed', id });
    },
    retry: (id) => send({ type: 'retried', id }),
    pause(id) {
      gates.current.set(id, createGate());
      send({ type: 'paused', id });
    },
    resume(id) {
      gates.current.get(id)?.open();
      gates.current.delete(id);
      send({ type: 'resumed', id });
    },
  };
}
