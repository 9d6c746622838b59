import { useApi } from '@adlane/api-client';
import type { FlowConfig } from '@adlane/contract/widget/flowConfig';
import { useQuery } from '@tanstack/react-query';

/** Returns the colors and English texts of a project for previews; undefined while they load. */
export function usePreviewConfig(projectId: number): Partial<FlowConfig> | undefined {
  const { queries } = useApi();
  const { data } = useQuery({
    ...queries.projects.config.query({ params: { id: projectId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return undefined;
  const { color, headerColor, buttonColor, backgroundColor, borderRadius, disableBGGradient, rtl } =
    data.config;
  return {
    color,
    headerColor,
    buttonColor,
    backgroundColor,
    borderRadius,
    disableBGGradient,
    localizationOptions: { rtl },
    staticTranslations: data.config.translations['en'] ?? {},
  };
}
