import { facebookPlatformLabels } from '@adlane/contract/constants';
import { filterPlacements, findPlacement } from '@adlane/contract/rules';
import { buildPlacementContext } from '../facebook/facebookTargeting';
import type { LaunchInputs } from '../inputs/launchSettings';
import { listCreativeTexts, maxDynamicTexts, planVariants } from '../inputs/planVariants';

/** Lists what was written or chosen for a Facebook launch and is not sent, with the reason. Pure. */
export function listLeftOut(inputs: LaunchInputs): string[] {
  return [...listTexts(inputs), ...listPlacements(inputs), ...listLeadFormParts(inputs)];
}

function listTexts({ template, media }: LaunchInputs): string[] {
  const texts = listCreativeTexts(template);
  const isDynamic = template.templateContent.campaignStructure === 'dynamic';
  const max = isDynamic ? maxDynamicTexts : planVariants(template, media).length;
  const reason = isDynamic
    ? `a Dynamic ad takes ${maxDynamicTexts} of each`
    : 'there are as many ads as ad texts or media, whichever are more';
  const lists = [
    ['headlines', texts.headlines],
    ['sub-headlines', texts.subHeadlines],
    ['ad texts', texts.adText],
  ] as const;
  return lists.flatMap(([name, list]) =>
    list.length > max ? [`${list.length - max} of ${list.length} ${name}: ${reason}.`] : [],
  );
}

function listPlacements(inputs: LaunchInputs): string[] {
  const { placement, platform: chosen } = inputs.template.templateTargeting;
  if (placement !== 'Manual') return [];
  const { leftOut } = filterPlacements(chosen, buildPlacementContext(inputs));
  return leftOut.map(({ platform, position, reason }) => {
    const known = findPlacement({ platform, position });
    const name = known ? `${known.label} on ${facebookPlatformLabels[known.platform]}` : position;
    return `${name}: ${reason}`;
  });
}

function listLeadFormParts({ settings, leadForm }: LaunchInputs): string[] {
  const isOpened = settings.FbAdSetting.ad_launch_type === 'leadform';
  return isOpened && leadForm?.content.backgroundImage === 'uploaded_image'
    ? [
        "The lead form's own image: uploading it needs a permission that is not requested. The ad's image is shown.",
      ]
    : [];
}
