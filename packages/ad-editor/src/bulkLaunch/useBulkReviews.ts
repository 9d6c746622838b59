import { useApi } from '@adlane/api-client';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewResultProps } from '../launch/review/ReviewResult';
import { type BulkForm, toBulkLaunch } from './bulkForm';

/** Reviews at a time: each asks the platform several things. */
const maxConcurrent = 4;

/** Loads the server's review of each row's launch, in the order of the rows, a few at a time. */
export function useBulkReviews(form: BulkForm): readonly ReviewResultProps['review'][] {
  const { queries } = useApi();
  const [allowed, setAllowed] = useState(maxConcurrent);
  const reviews = useQueries({
    queries: form.rows.map((row, index) => {
      const launch = toBulkLaunch(form, row);
      const options =
        launch.call === 'facebook'
          ? queries.launches.reviewFacebook.query({ body: launch.body })
          : queries.launches.reviewInstantFacebook.query({ body: launch.body });
      return {
        ...options,
        enabled: index < allowed,
        // Accounts and terms change elsewhere: never show an older review.
        staleTime: 0,
        gcTime: 0,
        meta: { statusesShownInPlace: [412, 422, 500] },
      };
    }),
  });
  const answered = reviews.filter(({ isPending }) => !isPending).length;
  if (allowed !== answered + maxConcurrent) setAllowed(answered + maxConcurrent);
  return reviews;
}
