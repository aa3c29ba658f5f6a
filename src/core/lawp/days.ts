/** Days of the week in their order. Beside the document's description: who asks for days need not load what validates. */
export const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Day = (typeof DAYS)[number];
