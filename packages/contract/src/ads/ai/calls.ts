import { forAgencyOrClient } from '../../access';
import { call } from '../../define';
import {
  AdTextRequest,
  AdTexts,
  AiImageRequest,
  AiImages,
  AiTextRequest,
  AiTexts,
  OfferRequest,
  Offers,
  PromptRequest,
  Prompts,
} from './schemas';

export const aiCalls = {
  text: call({
    method: 'POST',
    path: '/api/v1/templates/ai/text-generate',
    summary: 'Write or rewrite one field',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    body: AiTextRequest,
    response: AiTexts,
  }),
  adText: call({
    method: 'POST',
    path: '/api/v1/templates/ad-text-generate',
    summary: 'Write all texts of an ad',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    body: AdTextRequest,
    response: AdTexts,
  }),
  image: call({
    method: 'POST',
    path: '/api/v1/templates/image-generate',
    summary: 'Make pictures and put them into the library',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    body: AiImageRequest,
    response: AiImages,
    status: 201,
  }),
  offerText: call({
    method: 'POST',
    path: '/api/v1/templates/ad-offer-text-generate',
    summary: 'Suggest offers for a niche',
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    body: OfferRequest,
    response: Offers,
  }),
  prompts: call({
    method: 'POST',
    path: '/api/v1/templates/ad-prompts-generate',
    summary: "Suggest the prompt's fields for a niche and an offer",
    spec: 'ads §7',
    access: forAgencyOrClient('template_management'),
    body: PromptRequest,
    response: Prompts,
  }),
};
