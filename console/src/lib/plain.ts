/** The beginning of an answer without its markup, on one line; a table's cells are parted by points and its rows by slashes. */
export function plain(text: string): string {
  return text
    .replace(/^\s{0,3}#{1,6}\s+(.*)$/gm, '$1:')
    .replace(/^\s{0,3}(?:```|~~~).*$/gm, '')
    .replace(/^[ \t]{0,3}(?:>[ \t]?)+/gm, '')
    // An address may hold parentheses that are closed again.
    .replace(/\[([^\]\n]*)\]\((?:[^()\s]|\([^()\s]*\))+(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/<(https?:\/\/[^\s<>]+)>/g, '$1')
    .replace(/\*{2,3}/g, '')
    .replace(/(^|[^\p{L}\p{N}*])\*([^\s*](?:[^*\n]{0,300}[^\s*])?)\*(?![\p{L}\p{N}*])/gmu, '$1$2')
    .replaceAll('`', '')
    .replace(/^[ \t]*\|[ \t:|-]+$/gm, '')
    .replace(/^[ \t]*\|(.+?)\|?[ \t]*$/gm, (_, row: string) => `${row.split('|').map((cell) => cell.trim()).join(' · ')} /`)
    .replace(/\s+/g, ' ')
    .replace(/ \/ ?$/, '')
    .trim();
}
