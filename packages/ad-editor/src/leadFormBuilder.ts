export { LeadFormBuilder, type LeadFormBuilderProps } from './leadForm/LeadFormBuilder/LeadFormBuilder';
export {
  type ChosenLeadForm,
  LeadFormDrawer,
  type LeadFormDrawerProps,
} from './leadForm/LeadFormDrawer/LeadFormDrawer';
export { LeadFormPreview, type LeadFormPreviewProps } from './leadForm/LeadFormPreview/LeadFormPreview';
export type { LeadFormPage } from './leadForm/LeadFormPreview/leadFormPages';
export type { LeadFormAdvertiser } from './leadForm/LeadFormPreview/PreviewPage';
