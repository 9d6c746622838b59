import type { TrackerKind } from '@adlane/contract/widget/projects/trackers';
import type { IssueText } from './issueText';

/** Where and as whom a tracker is called. */
export type TrackerAccess = {
  readonly kind: TrackerKind;
  /** Repository, or key of the team or project. */
  readonly target: string;
  /** The target's own id, once it is known. */
  readonly target_id: string;
  readonly site: string;
  readonly email: string;
  readonly issue_type: string;
  readonly token: string;
};

/** An issue to create. */
export type NewIssue = {
  /** A UUID that names the issue before it exists. It is in the text: by it a created issue is found. */
  readonly key: string;
  readonly title: string;
  readonly text: IssueText;
};

/** An issue as the tracker has it. */
export type FoundIssue = {
  /** Its name in requests. */
  readonly external_id: string;
  /** Its name for people, such as `#12`. */
  readonly label: string;
  readonly url: string;
  readonly title: string;
  readonly isDone: boolean;
  /** Its status in the tracker's words. */
  readonly status_name: string;
};

/** The calls of a tracker that we use; each throws TrackerError. */
export type TrackerClient = {
  /** Tests token and target. */
  findTarget(): Promise<{
    readonly target: string;
    readonly target_id: string;
    readonly target_name: string;
  }>;
  createIssue(issue: NewIssue): Promise<FoundIssue>;
  /** Finds what an earlier request created whose answer was lost. */
  findCreated(issue: NewIssue): Promise<FoundIssue | undefined>;
  readIssue(externalId: string): Promise<FoundIssue>;
};
