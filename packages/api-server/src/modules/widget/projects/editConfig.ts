import type { FeedbackFlow, FlowConfig } from '@adlane/contract/widget/flowConfig';
import {
  excludableParts,
  FlowConfigForm,
  type FlowForm,
  flowConfigLimits,
  type ProjectConfig,
} from '@adlane/contract/widget/projects';
import { editConflict } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { updateProjectRow } from './commands';
import { findProject, lockProject, type ProjectRow } from './queries';

/** Reads a configuration for its editor. @throws Problem 404 */
export async function viewConfig(ctx: ReadContext, { id }: { readonly id: number }): Promise<ProjectConfig> {
  return toProjectConfig(await findProject(ctx, id));
}

/** Replaces a configuration; keys that the form does not have stay. @throws Problem 404, 409 */
export async function updateConfig(
  ctx: UseCaseContext,
  { id, version, config }: { readonly id: number } & ProjectConfig,
): Promise<ProjectConfig> {
  const row = await lockProject(ctx, id);
  if (row.config_version !== version) throw editConflict(toProjectConfig(row));
  const changed = await updateProjectRow(ctx, id, {
    flowConfig: mergeConfig(row.flowConfig, config),
    config_version: version + 1,
  });
  return toProjectConfig(changed);
}

function toProjectConfig({ config_version, flowConfig }: Pick<ProjectRow, 'config_version' | 'flowConfig'>) {
  return { version: config_version, config: toConfigForm(flowConfig) };
}

function toPixels(value: number | string, max: number): number {
  const pixels = Math.round(Number(value));
  return Number.isFinite(pixels) ? Math.min(Math.max(pixels, 0), max) : 20;
}

/** Converts a stored configuration to the one that is edited. */
export function toConfigForm(stored: FlowConfig): FlowConfigForm {
  const { borderRadius, offset } = flowConfigLimits;
  return FlowConfigForm.parse({
    ...stored,
    borderRadius: toPixels(stored.borderRadius, borderRadius),
    buttonX: toPixels(stored.buttonX, offset),
    buttonY: toPixels(stored.buttonY, offset),
    buttonLogo: stored.buttonLogo ?? '',
    rtl: stored.localizationOptions.rtl,
    translations: toTranslations(stored.staticTranslations),
    feedbackFlows: stored.feedbackFlows.map((flow) => ({
      ...flow,
      excludeData: Object.fromEntries(
        excludableParts.filter((part) => flow.excludeData[part]).map((part) => [part, true]),
      ),
    })),
  });
}

/** Texts without a language apply to all: they become English ones, which every language falls back to. */
function toTranslations(texts: FlowConfig['staticTranslations']): FlowConfigForm['translations'] {
  const byLanguage = Object.values(texts).every((value) => typeof value === 'object');
  const all: Record<string, unknown> = byLanguage ? texts : { en: texts };
  return Object.fromEntries(
    Object.entries(all).map(([language, own]) => [
      language.toLowerCase().replaceAll('_', '-'),
      Object.fromEntries(
        Object.entries(own ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
    ]),
  );
}

function mergeConfig(stored: FlowConfig, form: FlowConfigForm): FlowConfig {
  const { rtl, translations, feedbackFlows, buttonLogo, ...values } = form;
  return {
    ...stored,
    ...values,
    ...(buttonLogo === '' ? { buttonLogo: undefined } : { buttonLogo }),
    staticTranslations: translations,
    localizationOptions: { ...stored.localizationOptions, rtl },
    feedbackFlows: feedbackFlows.map((flow) =>
      mergeFlow(
        stored.feedbackFlows.find(({ id }) => id === flow.id),
        flow,
      ),
    ),
  };
}

function mergeFlow(stored: FeedbackFlow | undefined, flow: FlowForm): FeedbackFlow {
  const known = new Set<string>(excludableParts);
  const otherParts = Object.entries(stored?.excludeData ?? {}).filter(([part]) => !known.has(part));
  return {
    ...stored,
    ...flow,
    excludeData: { ...Object.fromEntries(otherParts), ...flow.excludeData },
    form: flow.form.map((field) => ({
      ...stored?.form.find(({ name }) => name === field.name),
      ...field,
    })),
  };
}
