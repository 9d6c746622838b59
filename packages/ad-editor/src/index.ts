export * from './adEditor';
export * from './adLaunch';
export * from './adPreviews';
export * from './facebookEditor';
export * from './googleEditor';
export * from './leadFormBuilder';
export * from './smartInsertsEditor';
