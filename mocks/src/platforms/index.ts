export type { DoubleClock } from './clock';
export {
  createFacebookDouble,
  type FacebookDouble,
  type FacebookDoubleOptions,
} from './facebook/createFacebookDouble';
export { type DemoAdAccount, type DemoPage, type DemoUser, facebookDemo } from './facebook/demoBusiness';
export {
  type FacebookControl,
  type Fault,
  type RequestMatch,
  transientError,
} from './facebook/facebookControl';
export type { GraphError } from './facebook/graphFault';
export type { AdObject, GraphState, RecordedRequest } from './facebook/graphState';
export { facebookParameters, type ParameterList } from './facebook/parameterList';
