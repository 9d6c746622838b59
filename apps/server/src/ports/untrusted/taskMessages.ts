import type { Problem } from '@adlane/api-server';
import type { UntrustedTask } from '@adlane/api-server/untrusted';

/** What a worker is asked to do; its bytes are moved. */
export type TaskRequest = { readonly task: UntrustedTask; readonly bytes: Uint8Array<ArrayBuffer> };

/** What a worker answers: the task's output, or a `Problem` as plain data. */
export type TaskResult =
  | { readonly kind: 'done'; readonly output: unknown }
  | {
      readonly kind: 'refused';
      readonly code: Problem['code'];
      readonly message: string;
      readonly errors?: NonNullable<Problem['errors']>;
    };
