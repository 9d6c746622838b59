import { facebookPlatformLabels, facebookPlatforms, placementModes } from '@adlane/contract/constants';
import {
  checkPlacements,
  filterPlacements,
  findCarousel,
  findMissingCompanions,
  findPlacement,
  type PlacementContext,
} from '@adlane/contract/rules';
import { Alert, Box, Button, Radio, translate } from '@adlane/ui';
import { Choices } from '../../../form/Choices';
import { type SectionProps, SettingsSection } from '../parts/SettingsSection';
import { hasVideo, useTargeting } from '../useTargeting';
import { PlacementTree } from './PlacementTree';

const modeLabels = { Automatic: 'Automatic (recommended)', Manual: 'Manual' } as const;

function formatPlacement(platform: keyof typeof facebookPlatformLabels, position: string): string {
  const label = translate(findPlacement({ platform, position })?.label ?? position);
  return `${facebookPlatformLabels[platform]} ${label}`;
}

/** Placements that are bought together with one that is missing: one press adds it. */
function Companions({ readOnly }: SectionProps) {
  const { draft, targeting, change } = useTargeting();
  const context = { adLaunchType: draft.templateAdType, devices: targeting.devicePlacement.devices };
  const missing = findMissingCompanions(filterPlacements(targeting.platform, context).sent);
  return missing.map(({ platform, position, companion }) => {
    const own = facebookPlatforms.find((each) => each === platform);
    const needed = formatPlacement(companion.platform, companion.position);
    return (
      <Alert
        key={`${platform} ${position}`}
        tone="warning"
        action={
          readOnly ? undefined : (
            <Button
              size="sm"
              variant="secondary"
              onClick={() =>
                change({
                  platform: {
                    ...targeting.platform,
                    [companion.platform]: [
                      ...(targeting.platform[companion.platform] ?? []),
                      companion.position,
                    ],
                  },
                })
              }
            >
              {translate('Add {name}', { name: needed })}
            </Button>
          )
        }
      >
        {translate('{name} requires {needed}.', {
          name: own ? formatPlacement(own, position) : position,
          needed,
        })}
      </Alert>
    );
  });
}

/** Placements of the ad: automatic, or selected from those that the platforms currently offer (ads §9). */
export function PlacementSection({ readOnly }: SectionProps) {
  const { draft, targeting, change } = useTargeting();
  const context: PlacementContext = {
    adLaunchType: draft.templateAdType,
    hasVideo: hasVideo(draft),
    isCarousel: findCarousel(draft.templateContent) !== undefined,
    devices: targeting.devicePlacement.devices,
  };
  const problem = checkPlacements(targeting, context);
  return (
    <SettingsSection name="placements" title="Placements" description="Where the ad is shown.">
      <Choices label={translate('Placement')}>
        {placementModes.map((mode) => (
          <Radio
            key={mode}
            name="templateTargeting.placement"
            label={translate(modeLabels[mode])}
            disabled={readOnly}
            checked={targeting.placement === mode}
            onChange={() => change({ placement: mode })}
          />
        ))}
      </Choices>
      {targeting.placement === 'Automatic' ? (
        <Box textStyle="sm" color="fg.muted">
          {translate('Facebook shows the ad where it performs best, on all supported platforms.')}
        </Box>
      ) : (
        <>
          {problem ? <Alert tone="error">{translate(problem)}</Alert> : null}
          <Companions readOnly={readOnly} />
          <Box
            display="grid"
            gap={4}
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            {facebookPlatforms.map((platform) => (
              <PlacementTree
                key={platform}
                platform={platform}
                chosen={targeting.platform}
                context={context}
                readOnly={readOnly}
                onChange={(positions) =>
                  change({ platform: { ...targeting.platform, [platform]: positions } })
                }
              />
            ))}
          </Box>
        </>
      )}
    </SettingsSection>
  );
}
