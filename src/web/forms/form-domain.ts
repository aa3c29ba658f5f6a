/** Far more than a web address holds; the rest of what was typed is not shown again. */
const MAX_CHARACTERS = 2048;

/** The domain as somebody wrote it into a form, or as a link to the form names it; empty when there is none. */
export function formDomain(fields: URLSearchParams): string {
  return fields.get('domain')?.trim().slice(0, MAX_CHARACTERS) ?? '';
}
