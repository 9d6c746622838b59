import type { Template } from '@adlane/contract/ads/templates';
import { checkPostTerms, type PostTerms } from '@adlane/contract/rules';
import { Box, Radio, SkeletonText, Stack, Text, translate } from '@adlane/ui';
import { useForm, useFormState } from '@adlane/ui/fields';
import { lazy, Suspense, useId } from 'react';
import type { LaunchForm } from '../launchForm';

// Most launches are ads of the template.
const PostPicker = lazy(async () => ({ default: (await import('./PostPicker')).PostPicker }));

export type PostChoiceProps = {
  template: Pick<Template, 'templateAdType' | 'templateTargeting'>;
  /** Our id of the chosen page; undefined without one. */
  pageId: number | undefined;
};

/** Returns what decides which posts the ads of a template can be. */
function toPostTerms({ templateAdType, templateTargeting }: PostChoiceProps['template']): PostTerms {
  return { adType: templateAdType, opensInstagram: templateTargeting.messagingApps.instagram };
}

/** Chooses between the ads of the template and a post that is on the page already. */
export function PostChoice({ template, pageId }: PostChoiceProps) {
  const form = useForm<LaunchForm>();
  const { values } = useFormState<LaunchForm>({ subscription: { values: true } });
  const id = useId();
  const terms = toPostTerms(template);
  const problem = checkPostTerms(terms);
  const isPost = values.advertises === 'post' && problem === undefined;
  return (
    <Stack gap={3} minW={0}>
      <Stack role="radiogroup" aria-labelledby={`${id}-label`} gap={2}>
        <Box id={`${id}-label`} textStyle="sm" fontWeight="medium">
          {translate('What to advertise')}
        </Box>
        <Radio
          name="advertises"
          value="template"
          label={translate('Ads of this template')}
          checked={!isPost}
          onChange={() => form.change('advertises', 'template')}
        />
        <Radio
          name="advertises"
          value="post"
          label={translate('Promote an existing post')}
          checked={isPost}
          disabled={problem !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={() => form.change('advertises', 'post')}
        />
        <Text id={`${id}-hint`} color="fg.muted" textStyle="xs">
          {translate(
            problem ??
              'The post is shown as it is. Texts, media and button of the template are not used; audience, budget and dates are.',
          )}
        </Text>
      </Stack>
      {isPost && pageId !== undefined ? (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <PostPicker key={pageId} pageId={pageId} terms={terms} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
