export {
  type SmartInsertKind,
  SmartInsertsEditor,
  type SmartInsertsEditorProps,
  smartInsertKinds,
} from './smartInserts/SmartInsertsEditor';
