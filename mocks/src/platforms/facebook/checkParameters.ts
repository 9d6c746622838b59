import { badParameter } from './graphFault';
import { commonParameters, facebookParameters, type ParameterList } from './parameterList';

export type GraphParameters = Readonly<Record<string, unknown>>;

/**
 * Checks a call's parameters as Graph does and answers them decoded: JSON texts become values, numbers numbers.
 * Throws the fault (code 100) that names the first wrong parameter: unknown, missing, wrong type or not in its enum.
 */
export function checkParameters(
  operation: string,
  given: GraphParameters,
  list: ParameterList = facebookParameters,
): GraphParameters {
  const known = list.operations[operation];
  if (!known) throw badParameter(`Unsupported operation: ${operation}`, 'method');
  const checked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const type = known[name];
    if (type !== undefined) checked[name] = checkValue(type.replace('!', ''), value, name, list);
    else if (!commonParameters.has(name)) throw badParameter(`Unknown parameter: ${name}`, name);
  }
  for (const [name, type] of Object.entries(known)) {
    if (type.endsWith('!') && checked[name] === undefined) {
      throw badParameter(`The parameter ${name} is required`, name);
    }
  }
  return checked;
}

function checkValue(type: string, raw: unknown, name: string, list: ParameterList): unknown {
  const inner = /^list<(.*)>$/.exec(type)?.[1];
  if (inner !== undefined) {
    const items = decoded(raw, name);
    if (!Array.isArray(items)) throw badParameter(`Param ${name} must be an array.`, name);
    return items.map((item, index) => checkValue(inner, item, `${name}[${index}]`, list));
  }
  const values = list.enums[type];
  if (values) {
    if (typeof raw !== 'string' || !values.includes(raw)) {
      throw badParameter(`Param ${name} must be one of {${values.join(', ')}}`, name);
    }
    return raw;
  }
  const shape = list.objects[type];
  if (shape) return checkObject(shape, raw, name, list);
  return checkPrimitive(type, raw, name);
}

function checkObject(
  shape: GraphParameters,
  raw: unknown,
  name: string,
  list: ParameterList,
): GraphParameters {
  const value = decoded(raw, name);
  if (!isRecord(value)) throw badParameter(`Param ${name} must be an object.`, name);
  const checked: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const type = shape[key];
    if (typeof type !== 'string') {
      throw badParameter(`Invalid keys "${key}" were found in param "${name}".`, name);
    }
    checked[key] = checkValue(type, item, `${name}[${key}]`, list);
  }
  return checked;
}

function checkPrimitive(type: string, raw: unknown, name: string): unknown {
  switch (type) {
    case 'int':
    case 'unsigned int':
    case 'float':
      return checkNumber(type, raw, name);
    case 'bool':
      if (raw === true || raw === 'true' || raw === '1' || raw === 1) return true;
      if (raw === false || raw === 'false' || raw === '0' || raw === 0) return false;
      throw badParameter(`Param ${name} must be a boolean`, name);
    case 'datetime':
      if (!Number.isNaN(toInstant(raw))) return raw;
      throw badParameter(`Param ${name} must be a datetime`, name);
    case 'map':
      if (isRecord(decoded(raw, name))) return decoded(raw, name);
      throw badParameter(`Param ${name} must be an object.`, name);
    case 'string':
      if (typeof raw === 'string' || typeof raw === 'number') return String(raw);
      throw badParameter(`Param ${name} must be a string`, name);
    default:
      return typeof raw === 'string' && /^\s*[[{]/.test(raw) ? decoded(raw, name) : raw;
  }
}

function checkNumber(type: string, raw: unknown, name: string): number | string {
  const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  if (!isNumber || (type !== 'float' && !Number.isInteger(value))) {
    throw badParameter(`Param ${name} must be ${type === 'float' ? 'a number' : 'an integer'}`, name);
  }
  if (type === 'unsigned int' && value < 0) {
    throw badParameter(`Param ${name} must be greater than or equal to 0`, name);
  }
  // Ids have more digits than a number holds.
  return typeof raw === 'string' && !Number.isSafeInteger(value) && type !== 'float' ? raw : value;
}

/** Milliseconds of a Graph datetime: an ISO text with offset or UNIX seconds; NaN for anything else. */
export function toInstant(value: unknown): number {
  if (typeof value === 'number') return value * 1000;
  if (typeof value !== 'string') return Number.NaN;
  return /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Form bodies carry nested values as JSON text; JSON bodies carry them as they are. */
function decoded(raw: unknown, name: string): unknown {
  if (typeof raw !== 'string') return raw;
  try {
    return JSON.parse(raw);
  } catch {
    throw badParameter(`Param ${name} must be valid JSON.`, name);
  }
}
