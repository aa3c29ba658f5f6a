import { parsePage } from '../../../src/extract/page/parse-page.ts';
import { sampleAnswer } from '../../samples/sample-visit.ts';

/** Whether our reader takes a text of a page for something that people see. */
export function readsText(html: string, text: string): boolean {
  return parsePage(sampleAnswer('https://attack.example/', html))?.text.includes(text) ?? false;
}
