import type { Template } from '@adlane/contract/ads/templates';
import type { Platform } from '@adlane/contract/constants';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { DraftCheck } from '../draft/draftChecks';
import type { LaunchDrawerProps } from './LaunchDrawerProps';

/** A launch of a template for several clients. */
export type LaunchManyDrawerProps = Omit<LaunchDrawerProps, 'isAgency' | 'onLaunchMany'> & {
  isAgency: boolean;
  /** Tenant and user that own the unsaved drafts in this browser. */
  draftScope: string;
};

/** Props of a tab's content; it reads everything else from the form by field name. */
export type EditorTabProps = {
  /** The stored template, without unsaved changes. */
  template: Template;
  /** Shown but not to be changed. */
  readOnly: boolean;
  /** Tenant and user that own the unsaved drafts in this browser, including lead forms. */
  draftScope: string;
  /** Whether the user belongs to the agency, not to one of its clients. */
  isAgency: boolean;
  /** The template is new and its texts are to be written by AI (ads §2). */
  beginsWithAi?: boolean | undefined;
  /** Link to the smart inserts screen; absent for users without access. */
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
  /** The drawer that launches for several clients at once, if there is one. */
  readonly LaunchMany?:
    | ComponentType<LaunchManyDrawerProps>
    | LazyExoticComponent<ComponentType<LaunchManyDrawerProps>>;
  /** The launch drawer of this platform, if there is one. */
  readonly Launch?: ComponentType<LaunchDrawerProps> | LazyExoticComponent<ComponentType<LaunchDrawerProps>>;
};
