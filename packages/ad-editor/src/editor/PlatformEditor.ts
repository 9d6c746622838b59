import type { Platform } from '@adlane/contract/constants';
import type { Template } from '@adlane/contract/templates';
import type { ComponentType } from 'react';
import type { DraftCheck } from '../draft/draftChecks';
import type { LaunchDrawerProps } from './LaunchDrawerProps';

/** What the content of a tab is told; all else it reads from the form around it, by the fields' names. */
export type EditorTabProps = {
  /** As it is stored, without what was changed since. */
  template: Template;
  /** Shown but not to be changed. */
  readOnly: boolean;
  /** Tenant and user: whose unsaved drafts this browser keeps, of lead forms too. */
  draftScope: string;
  /** Whether the user belongs to the agency, not to one of its clients. */
  isAgency: boolean;
  /** The template is new and its texts are to be written by AI (ads §2). */
  beginsWithAi?: boolean | undefined;
  /** Where smart inserts are made and changed; absent for users who may not. */
  insertsHref?: string | undefined;
};

/** One tab of an editor. */
export type EditorTab = {
  /** Its name in the address. */
  readonly value: string;
  readonly label: string;
  readonly Content: ComponentType<EditorTabProps>;
  /** Paths that its fields begin with: an error below one of them opens this tab. */
  readonly fields: readonly string[];
  /** The rules of its fields. */
  readonly check?: DraftCheck;
  /** Shown to an agency, not to its clients. */
  readonly isForAgency?: boolean;
};

/** What an editor knows of one platform. */
export type PlatformEditor = {
  readonly platform: Platform;
  readonly label: string;
  /** In reading order; the first one is open when nothing else is said. */
  readonly tabs: readonly EditorTab[];
  /** The way to launch on this platform, where there is one. */
  readonly Launch?: ComponentType<LaunchDrawerProps>;
};
