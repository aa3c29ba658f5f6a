/** A Markdown twin with a line below its heading that leads agents to the list of all pages. */
export function withIndexLine(markdown: string, baseUrl: string): string {
  const line = `> All pages of this service for agents: [llms.txt](${baseUrl}/llms.txt)`;
  const heading = /^# .*$/m.exec(markdown);
  if (heading === null) return `${line}\n\n${markdown}`;
  const end = heading.index + heading[0].length;
  return `${markdown.slice(0, end)}\n\n${line}${markdown.slice(end)}`;
}
