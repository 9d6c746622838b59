import type { AdView } from '@adlane/contract/ads/ads';
import type { DeliveryNode } from '../../../../connectors/facebook/graph/shapes';

type Findings = Pick<DeliveryNode, 'issues_info' | 'ad_review_feedback'>;

/** Lists Facebook's issues and the findings of its review, in Facebook's words. */
export function listFacebookReasons({ issues_info, ad_review_feedback }: Findings): AdView['status_reasons'] {
  const issues = issues_info.map(({ error_code, error_summary, error_message }) => ({
    code: error_code,
    message: [error_summary, error_message].filter((text) => text !== '').join(': '),
  }));
  const findings = Object.entries(ad_review_feedback.global);
  return [...issues, ...findings.map(([code, message]) => ({ code, message }))];
}
