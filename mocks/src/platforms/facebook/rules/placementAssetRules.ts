import { toText } from '../../toText';
import { isRecord } from '../checkParameters';
import { refused } from '../graphFault';
import { isFilledList } from './campaignRules';
import { checkPositions } from './targetingRules';

type Fields = Readonly<Record<string, unknown>>;

function refuse(text: string) {
  return refused(1885875, 'Customization rule not valid', text, 'asset_customization_rules');
}

/**
 * Validates Meta's placement asset customization: two rules or more, each with its own placements and the label of one
 * image or video of the feed.
 * @throws GraphFault
 */
export function checkPlacementAssets(feed: Fields): void {
  const rules = isFilledList(feed.asset_customization_rules)
    ? feed.asset_customization_rules.filter(isRecord)
    : [];
  if (feed.optimization_type !== 'PLACEMENT') {
    if (rules.length > 0) throw refuse('Rules need the optimization_type PLACEMENT.');
    return;
  }
  if (rules.length < 2) throw refuse('Give two rules or more.');
  if (isFilledList(feed.descriptions) && feed.descriptions.length > 1) {
    throw refuse('The description can not differ by placement: give one.');
  }
  const used = new Set<string>();
  rules.forEach((rule, index) => {
    checkPlaces(rule.customization_spec, used);
    checkLabels(rule, feed);
    if (rule.is_default === true && index < rules.length - 1) throw refuse('The default rule comes last.');
  });
}

function checkPlaces(spec: unknown, used: Set<string>): void {
  if (!isRecord(spec) || !isFilledList(spec.publisher_platforms)) {
    throw refuse('Each rule needs publisher_platforms.');
  }
  checkPositions(spec);
  for (const platform of spec.publisher_platforms.map(toText)) {
    const positions = spec[`${platform}_positions`];
    if (!isFilledList(positions)) throw refuse(`The platform ${platform} needs its positions.`);
    for (const position of positions.map(toText)) {
      const place = `${platform} ${position}`;
      if (used.has(place)) throw refuse(`Two rules have the placement ${place}.`);
      used.add(place);
    }
  }
}

function checkLabels(rule: Fields, feed: Fields): void {
  const [image, video] = [rule.image_label, rule.video_label];
  if ((image === undefined) === (video === undefined)) {
    throw refuse('Each rule needs the label of one image or video.');
  }
  const assets = image === undefined ? feed.videos : feed.images;
  const label = image ?? video;
  const name = isRecord(label) ? label.name : undefined;
  const isKnown =
    isFilledList(assets) &&
    assets
      .filter(isRecord)
      .some(
        ({ adlabels }) =>
          isFilledList(adlabels) && adlabels.some((each) => isRecord(each) && each.name === name),
      );
  if (!isKnown) throw refuse(`No asset has the label ${toText(name)}.`);
}
