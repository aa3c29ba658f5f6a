import type { LawpAction, LawpDocument, LawpField, LawpPage } from './document.ts';

/** What a contact form asks for that the owner is proposed to have. */
const MESSAGE_FIELDS: readonly LawpField[] = [
  { name: 'name', type: 'string', required: true },
  { name: 'email', type: 'email', required: true },
  { name: 'message', type: 'string', required: true },
];

/**
 * The file a site owner can publish as it stands (contract section 2, R40): the effective document in version 0.3,
 * without endpoints, originals and later parts, with a `contact` action when the site has none. Passes our validator.
 */
export function starterDocument(document: LawpDocument): LawpDocument {
  const actions = document.actions.map(toLink);
  return {
    lawp_version: '0.3',
    domain: document.domain,
    name: cut(document.name, 200).trim() || document.domain,
    language: document.language,
    pages: Object.fromEntries(Object.entries(document.pages).map(([path, page]) => [path, toPage(page)])),
    actions: actions.some(({ id }) => id === 'contact') ? actions : [...actions, contactAction(document)],
  };
}

/** What 0.3 knows of an action, its endpoint left out: that is for the owner to give. */
function toLink({ id, name, description, intent, input, url }: LawpAction): LawpAction {
  return { id, name, description, intent, input, ...(url === undefined ? {} : { url }) };
}

function toPage({ title, content }: LawpPage): LawpPage {
  return { title, content: cut(content, 5000) };
}

function contactAction({ name, domain }: LawpDocument): LawpAction {
  return {
    id: 'contact',
    name: 'Send a message',
    description: `Send a message to ${cut(name, 200).trim() || domain}.`,
    intent: ['contact', 'write', 'message', 'question'],
    input: { type: 'object', required: true, fields: MESSAGE_FIELDS },
  };
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}
