import { type Element, isTag } from 'domhandler';
import { nextNode } from '../page/next-node.ts';
import { FILLED_IN } from './form-parts.ts';

/** Whether a control must be filled in: by its attributes, its label, or a class name of it or of the box around it alone. */
export function isRequired(control: Element, label: string): boolean {
  const { attribs } = control;
  if ('required' in attribs || attribs['aria-required'] === 'true' || REQUIRED.test(label)) return true;
  let box = control;
  for (let level = 0; level <= MAX_LEVELS && box.name !== 'form'; level++) {
    if (REQUIRED_CLASS.test((box.attribs.class ?? '').slice(0, 300))) return isAlone(box);
    if (!box.parent || !isTag(box.parent)) return false;
    box = box.parent;
  }
  return false;
}

const MAX_LEVELS = 3;

/** What says in a label that it must be filled in: a star, a word in brackets, one of its own in Chinese, Japanese and Korean. */
const REQUIRED =
  /^\s*[*＊]|(?:[*＊]|必須|必填|필수|[([（](?:required|mandatory|pflichtfeld|erforderlich|obligatoire|requis|obligatorio|requerido|obrigat[óo]rio|obbligatorio|richiesto|verplicht|obligatorisk|p[åa]kr[æe]vet|påkrevd|pakollinen|wymagane|povinn[ée]|kötelező|obligatoriu|обязательно|обов[’']язково|задължително|υποχρεωτικό|zorunlu|bắt buộc|wajib)[)\]）])[\s:：)）\]]*$/iu;

/** Class names by which scripts of forms know what must be filled in: "field required", "form-row validate-required". */
const REQUIRED_CLASS =
  /(?<!(?:not|non|no)[-_]?)(?<![a-z])required(?![-_]?(?:text|note|info|hint|fields|asterisk)|[a-z])/iu;

/** Several boxes in one that is required may not all be. */
function isAlone(box: Element): boolean {
  let count = 0;
  let node = nextNode(box, box);
  for (let seen = 0; node && seen < MAX_NODES; seen++, node = nextNode(node, box))
    if (isTag(node) && FILLED_IN.includes(node.name) && node.attribs.type !== 'hidden') count++;
  return count < 2;
}

const MAX_NODES = 60;
